/** Values that one field was given; those of one order were sent at the same time. */
type Entry = Readonly<{ value: string; order: number }>

/** Record of what an applicant has typed, and which of it the shop may have in the end. */
export class Typed {
  readonly #entries = new Map<string, readonly Entry[]>()
  #orders = 0

  /** Begins a press. Those of several tabs at once share one. */
  begin(): number {
    this.#orders += 1
    return this.#orders
  }

  /** A value is on its way: from now on the shop may have it. */
  send(field: string, value: string, order: number): void {
    this.#entries.set(field, [...(this.#entries.get(field) ?? []), { value, order }])
  }

  /** The page has gone on from the step of a field: what the field was given before this press counts no more. */
  take(field: string, order: number): void {
    const entries = this.#entries.get(field) ?? []
    if (!entries.some((entry) => entry.order === order)) return
    this.#entries.set(
      field,
      entries.filter((entry) => entry.order >= order),
    )
  }

  /** Values that a field may have in the end. */
  possible(field: string): readonly string[] {
    return [...new Set((this.#entries.get(field) ?? []).map(({ value }) => value))]
  }
}
