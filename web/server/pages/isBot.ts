const BOT = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|preview|lighthouse|curl\/|wget\//i

/** Returns true for crawlers, which run no scripts or should not have to: they get the page when it is complete. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || BOT.test(userAgent)
}
