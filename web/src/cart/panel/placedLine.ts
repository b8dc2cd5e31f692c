import type { AddedLine } from './cartPanelChannel.ts'

/** Dialogs that are open on the page. */
export type OpenDialogs = ReadonlySet<Element>

/** Added line with the page and the time at which it was added, and the dialogs that were open then. */
export type PlacedLine = AddedLine & Readonly<{ pathname: string; dialogs: OpenDialogs; addedAt: number }>

/** Returns the dialogs that are open on the page. */
export function openDialogs(): OpenDialogs {
  return new Set(document.querySelectorAll('dialog[open]'))
}

export function placeLine(line: AddedLine): PlacedLine {
  return { ...line, pathname: window.location.pathname, dialogs: openDialogs(), addedAt: performance.now() }
}
