import { copyText } from './copyText.ts'

/** Returns true when the device can share a link. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Shares a link through the device, or copies it where the device cannot share. */
export async function shareLink(
  link: Readonly<{ title: string; url: string }>,
): Promise<'handed' | 'copied' | 'failed'> {
  if (!canShare()) return (await copyText(link.url)) ? 'copied' : 'failed'
  // Rejects when the shopper cancels.
  await navigator.share(link).catch(() => undefined)
  return 'handed'
}
