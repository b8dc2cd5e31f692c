import type { Outcome } from '../../offline/outcome.ts'

/** Line that was just added, with the outcome of its task. */
export type AddedLine = Readonly<{ name: string; outcome: Promise<Outcome> }>

/** Event with the line as a field of its own: `CustomEvent` would lose the type of its detail. */
class LineAddedEvent extends Event {
  static readonly type = 'hogar:line-added'
  readonly line: AddedLine

  constructor(line: AddedLine) {
    super(LineAddedEvent.type)
    this.line = line
  }
}

/**
 * Notifies the header's cart that a line was added. A window event, because the product's button and the panel share no
 * parent but the layout, and the panel's code is loaded on demand.
 */
export function announceAddedLine(line: AddedLine): void {
  window.dispatchEvent(new LineAddedEvent(line))
}

/** Subscribes to added lines; returns a function that unsubscribes. */
export function onLineAdded(listener: (line: AddedLine) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof LineAddedEvent) listener(event.line)
  }
  window.addEventListener(LineAddedEvent.type, handle)
  return () => window.removeEventListener(LineAddedEvent.type, handle)
}
