/** What the cart panel tells a shopper about: the line that was just added. */
export type AddedLine = Readonly<{ sku: string; optionsChecksum: string | null; name: string; quantity: number }>

const EVENT_NAME = 'hogar:line-added'

/**
 * Tells the header's cart that a line was added, wherever on the page that happened: the button of a product and the
 * panel share no parent but the layout, and the panel's code is not loaded before it is needed.
 */
export function announceAddedLine(line: AddedLine): void {
  window.dispatchEvent(new CustomEvent<AddedLine>(EVENT_NAME, { detail: line }))
}

/** Calls back for every added line; returns how to stop. */
export function onLineAdded(listener: (line: AddedLine) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  }
  window.addEventListener(EVENT_NAME, handle)
  return () => window.removeEventListener(EVENT_NAME, handle)
}
