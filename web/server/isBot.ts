const BOT = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|preview|lighthouse|curl\/|wget\//i

/** True for readers that run no scripts, or should not have to: they get the page when all of it is there. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || BOT.test(userAgent)
}
