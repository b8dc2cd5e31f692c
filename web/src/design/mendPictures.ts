import { PICTURE_RETRY_MS } from './limits.ts'

/**
 * Watches the pictures of a page. One that fails shows the colour of its place instead of the browser's broken icon,
 * and is asked for once more after a moment, and again when the network is back. Stands outside of React: pictures may
 * fail before it has taken the page over.
 */
export function mendPictures(page: Window): void {
  const { document } = page
  const onFailure = (picture: HTMLImageElement) => {
    const isSecond = picture.dataset['missing'] === picture.currentSrc
    picture.dataset['missing'] = picture.currentSrc
    if (!isSecond) setTimeout(() => askAgain(picture), PICTURE_RETRY_MS)
  }
  const listen = (type: 'error' | 'load', react: (picture: HTMLImageElement) => void) =>
    // These two do not bubble, but they can be caught on their way down.
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

/** Naming the address once more makes a browser choose and fetch again. */
function askAgain(picture: HTMLImageElement): void {
  const { src } = picture
  if (picture.dataset['missing'] !== undefined) picture.src = src
}
