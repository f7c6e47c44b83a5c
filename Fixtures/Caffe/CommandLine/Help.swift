extension Options {
  static let help = """
    Takes an order in the terminal, in the reader's language.

    Usage: caffe [--locale <tag>] [--address <term>] [--food <food>] [--size <size>] [--quantity <number>]

      --locale <tag>       en, de, es, fr, it, pl, pt, or a region's own: es-419 (default: en)
      --address <term>     how the reader wants to be addressed: feminine, masculine, neutral,
                           unspecified (default: unspecified)
      --food <food>        pizza, salad, juice, sandwich, coffee (default: coffee)
      --size <size>        small, large, huge (default: small)
      --quantity <number>  1 to 20 (default: 1)
      --color <when>       auto, always, never (default: auto, which follows NO_COLOR and the terminal)
      -h, --help           this text

    Exit codes: 0, and 64 for wrong usage.

    """
}
