// The page of `l10n studio`: the files of the folder `page`, embedded as they are.
// To add one: put it there, embed it here, and name it in the list below.
#include "StudioPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char index_html[] = {
#embed "page/index.html"
};

static const unsigned char studio_css[] = {
#embed "page/studio.css"
};

static const unsigned char studio_js[] = {
#embed "page/studio.js"
};

static const unsigned char server_js[] = {
#embed "page/server.js"
};

static const unsigned char dom_js[] = {
#embed "page/dom.js"
};

static const unsigned char list_js[] = {
#embed "page/list.js"
};

static const unsigned char editor_js[] = {
#embed "page/editor.js"
};

static const unsigned char attributes_js[] = {
#embed "page/attributes.js"
};

static const unsigned char help_js[] = {
#embed "page/help.js"
};

static const unsigned char field_js[] = {
#embed "page/field.js"
};

static const unsigned char parts_js[] = {
#embed "page/parts.js"
};

static const unsigned char rich_js[] = {
#embed "page/rich.js"
};

static const unsigned char left_js[] = {
#embed "page/left.js"
};

static const unsigned char broken_js[] = {
#embed "page/broken.js"
};

static const unsigned char past_js[] = {
#embed "page/past.js"
};

static const unsigned char previews_js[] = {
#embed "page/previews.js"
};

static const unsigned char icon_svg[] = {
#embed "page/icon.svg"
};

static const StudioPageFile files[] = {
    {"index.html", index_html, sizeof index_html},
    {"studio.css", studio_css, sizeof studio_css},
    {"studio.js", studio_js, sizeof studio_js},
    {"server.js", server_js, sizeof server_js},
    {"dom.js", dom_js, sizeof dom_js},
    {"list.js", list_js, sizeof list_js},
    {"editor.js", editor_js, sizeof editor_js},
    {"attributes.js", attributes_js, sizeof attributes_js},
    {"help.js", help_js, sizeof help_js},
    {"field.js", field_js, sizeof field_js},
    {"parts.js", parts_js, sizeof parts_js},
    {"rich.js", rich_js, sizeof rich_js},
    {"left.js", left_js, sizeof left_js},
    {"broken.js", broken_js, sizeof broken_js},
    {"past.js", past_js, sizeof past_js},
    {"previews.js", previews_js, sizeof previews_js},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {0, 0, 0},
};

StudioPageFile studio_page_file(size_t number) {
  size_t last = sizeof files / sizeof files[0] - 1;
  return files[number < last ? number : last];
}
