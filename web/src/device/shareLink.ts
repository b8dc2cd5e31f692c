/** Hands a link to the device's own sharing, or copies it where there is none. @returns what became of it. */
export async function shareLink(
  link: Readonly<{ title: string; url: string }>,
): Promise<'handed' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    // Rejects when the shopper thinks better of it: nothing to say then.
    await navigator.share(link).catch(() => undefined)
    return 'handed'
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    // Forbidden, or a page without a secure origin, which has no clipboard at all.
    return 'failed'
  }
}
