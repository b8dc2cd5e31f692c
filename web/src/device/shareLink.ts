import { copyText } from './copyText.ts'

/** True when the device has a way of its own to share a link. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Shares a link the device's own way, or copies it where there is none. */
export async function shareLink(
  link: Readonly<{ title: string; url: string }>,
): Promise<'handed' | 'copied' | 'failed'> {
  if (!canShare()) return (await copyText(link.url)) ? 'copied' : 'failed'
  // Rejects when the shopper cancels.
  await navigator.share(link).catch(() => undefined)
  return 'handed'
}
