import type { Outcome } from '../offline/outcome.ts'

/** What was just added, and how it goes. */
export type AddedLine = Readonly<{ name: string; outcome: Promise<Outcome> }>

/** Carries the line as a field of its own: a `CustomEvent` would lose its type on the way. */
class LineAddedEvent extends Event {
  static readonly type = 'hogar:line-added'
  readonly line: AddedLine

  constructor(line: AddedLine) {
    super(LineAddedEvent.type)
    this.line = line
  }
}

/**
 * Tells the header's cart that a line was added, wherever on the page that happened: the button of a product and the
 * panel share no parent but the layout, and the panel's code is not loaded before it is needed.
 */
export function announceAddedLine(line: AddedLine): void {
  window.dispatchEvent(new LineAddedEvent(line))
}

/** Calls back for every added line; returns how to stop. */
export function onLineAdded(listener: (line: AddedLine) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof LineAddedEvent) listener(event.line)
  }
  window.addEventListener(LineAddedEvent.type, handle)
  return () => window.removeEventListener(LineAddedEvent.type, handle)
}
