import type { WebManifest } from '../server/renderer/webManifest.ts'

/**
 * Returns the page that the service worker answers with while there is no network: no content, no store, no inline
 * script. The entry renders the page of the current address.
 */
export function shellHtml({ entry, modules, styles }: WebManifest): string {
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ]
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${links.join('')}<script type="module" src="${entry}"></script></head><body></body></html>\n`
}
