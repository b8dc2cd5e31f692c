/**
 * Requests the code of the page once its first large pictures are painted, so that they have the connection to
 * themselves. Presses are held until the code runs, and the first one ends the wait; so does `WAIT_MS`. Meanwhile it
 * has the browser load its language data, which the first use of Intl would wait for. Runs in the page, as text and
 * before any code: it must not use other modules.
 *
 * @param files Addresses of the modules, the entry first.
 */
export function loadCodeAfterPicture(page: Window, files: readonly string[]): void {
  const WAIT_MS = 2_500
  const { document } = page
  let isRequested = false
  // Each in a task of its own: the start of a request takes a while, and a press is answered between them.
  const append = (name: 'link' | 'script', attributes: object) =>
    page.setTimeout(() => document.head.append(Object.assign(document.createElement(name), attributes)))
  const request = () => {
    if (isRequested) return
    isRequested = true
    for (const href of files) append('link', { rel: 'modulepreload', href, fetchPriority: 'low' })
    append('script', { type: 'module', src: files[0] })
  }
  // The next frame shows the pictures, and has been drawn when the one after it begins. A hidden page has no frames, and
  // waits for the timer.
  const afterFrame = () => page.requestAnimationFrame(() => page.requestAnimationFrame(request))
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
  void Promise.allSettled(pictures.map((picture) => picture.decode())).then(afterFrame)
  page.setTimeout(() => Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang || 'en'))
  page.setTimeout(request, WAIT_MS)
  for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, request, { once: true, capture: true })
}
