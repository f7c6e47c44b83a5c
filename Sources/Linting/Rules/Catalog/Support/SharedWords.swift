/// Words that many languages share with English, and names that none translates.
enum SharedWords {
  /// - Parameter isLatin: Whether the other language is written in Latin letters.
  static func contains(_ word: String, isLatin: Bool) -> Bool {
    names.contains(Substring(word)) || isLatin && words.contains(Substring(word))
  }

  private static let names = Set(namesText.split(whereSeparator: \.isWhitespace))
  private static let words = Set(wordsText.split(whereSeparator: \.isWhitespace))

  private static let namesText = """
    android apple bitcoin bluetooth chrome discord dropbox emoji facebook firefox fitbit garmin github
    gitlab google homekit icloud instagram ios ipad iphone ipod linkedin linux macos mastodon
    meshtastic microsoft mqtt nostr outlook paypal pixel podcast reddit safari siri slack spotify
    telegram testflight twitter unix visa wallet whatsapp wifi wi fi windows xcode yahoo youtube
    bluesky threads lightning zap zaps lora gps http https html json xml pdf usb vpn dexcom omnipod
    minimed medtronic libre watch airpods bps kbps khz bit vision carplay airdrop airplay facetime imessage
    """

  private static let wordsText = """
    account admin administrator album alarm alias api app apps archive audio auto avatar balance bank
    bar base basal beta blog bolus bonus bot browser bug bus cache chat client cloud club code cookie
    cookies copyright dashboard data database date debug default demo design desktop digital direct
    disk dock domain download editor email emojis error euro expert export fan fax feed file filter
    firmware flash folder format forum global hardware hash hashtag hashtags home host hotel hotspot
    hub icon image import index info inline input insulin instance interface internet item kernel lan
    laptop layout level link list local log login logo logs loop mail manager maximum media memo menu
    message messenger meta metadata meter micro mini minimum minus mobile mode model modem modern
    modul module monitor motto museum name navigation neon news normal note notes notification null
    offline okay online open option options original output panel park parameter partner password path
    pause performance person phone photo ping pin plan plasma player playlist plugin plugins plus points pop
    popup portal position post posts power premium print pro profile program project promo protocol
    proxy public push query quota radio ram random record relay relays restaurant roadmap roaming root
    router routine scanner score screenshot script sensor serie server service session set shop sim
    smartphone social software solo source spam sport standard start station status stop stream
    streaming studio style super support system tab tablet tabs tag tags team temp template tempo
    terminal test text theme thread ticket timeline timer total tour trend trends turbo type update
    upload url user vector version video viewer virtual virus volume web webcam website widget widgets
    wiki workout zone zoom lux volt voltage watt ampere hex channel node nodes signal slot altitude boost medium
    """
}
