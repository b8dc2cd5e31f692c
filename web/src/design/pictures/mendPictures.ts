import { PICTURE_RETRY_MS } from '../limits.ts'

/**
 * Watches the pictures of a page. A failed picture shows its placeholder colour instead of the browser's broken icon,
 * and is requested again after a delay and when the device is back on line. Runs outside of React: pictures may fail
 * before hydration.
 */
export function mendPictures(page: Window): void {
  const { document } = page
  const onFailure = (picture: HTMLImageElement) => {
    const isSecond = picture.dataset['missing'] === picture.currentSrc
    picture.dataset['missing'] = picture.currentSrc
    if (!isSecond) setTimeout(() => askAgain(picture), PICTURE_RETRY_MS)
  }
  const listen = (type: 'error' | 'load', react: (picture: HTMLImageElement) => void) =>
    // These two events do not bubble, but can be captured.
    document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && react(target), true)

  listen('error', onFailure)
  listen('load', (picture) => delete picture.dataset['missing'])
  page.addEventListener('online', () => missingPictures(document).forEach(askAgain))
  for (const picture of document.images) if (hasFailed(picture)) onFailure(picture)
}

function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== ''
}

function missingPictures(document: Document): HTMLImageElement[] {
  return [...document.images].filter(({ dataset }) => dataset['missing'] !== undefined)
}

/** Sets the address again, which makes the browser select a source and fetch it. */
function askAgain(picture: HTMLImageElement): void {
  const { src } = picture
  if (picture.dataset['missing'] !== undefined) picture.src = src
}
