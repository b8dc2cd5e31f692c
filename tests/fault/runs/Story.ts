import type { Page } from 'playwright'
import type { Overheard } from './pageEars.ts'
import type { Deed, Told } from './possibleEnds.ts'

/** A deed and the change that carries it, null while no page has reported that it is kept. */
type Entry = {
  readonly deed: Deed
  id: string | null
  /** Kept in memory alone, because the disk was full: it may die with its page. */
  readonly diesWith: Page | null
}

type Settlement = Readonly<{ isRefused: boolean; messages: readonly string[] }>
type Kept = Readonly<{ id: string; name: string; page: Page }>

/** Name of the change that recalculates the cart before an order is placed. */
const LAST_LOOK = 'recalculateOrder'
/** Said in place of a reason when there is none. */
const NO_REASON = 'No pudimos guardar el cambio. Inténtalo de nuevo.'

/** Everything that a shopper did and heard in one run, in order, with a log that explains a failure. */
export class Story {
  readonly #entries: Entry[] = []
  readonly #settled = new Map<string, Settlement>()
  readonly #kept: Kept[] = []
  readonly #words = new Set<string>()
  readonly #presses = new WeakMap<Page, number>()
  readonly #unitsAtPress = new WeakMap<Page, Readonly<Record<string, number>>>()
  readonly #log: string[] = []
  readonly #startedAt = performance.now()

  log(line: string): void {
    const ms = Math.round(performance.now() - this.#startedAt)
    this.#log.push(`${String(ms).padStart(6)} ms  ${line}`)
  }

  text(): string {
    return this.#log.join('\n')
  }

  hear(page: Page, overheard: Overheard): void {
    switch (overheard.kind) {
      case 'kept': {
        const { id, name, replaces } = overheard
        this.log(`  kept ${name} ${id.slice(0, 8)}${replaces ? ` in place of ${replaces.slice(0, 8)}` : ''}`)
        this.#kept.push({ id, name, page })
        for (const entry of this.#entries) if (replaces !== null && entry.id === replaces) entry.id = id
        return
      }
      case 'settled': {
        const { id, isRefused, messages } = overheard
        this.log(`  ${isRefused ? `refused (${messages.join('; ')})` : 'made'} ${id.slice(0, 8)}`)
        this.#settled.set(id, { isRefused, messages })
        return
      }
      case 'pressed':
        this.#presses.set(page, this.pressesOn(page) + 1)
        this.#unitsAtPress.set(page, overheard.units)
        return
      case 'words':
        for (const text of overheard.texts) this.#words.add(text)
    }
  }

  /** Changes of some names that a page has kept so far. */
  #storedBy(page: Page, names: readonly string[]): readonly string[] {
    return this.#kept.filter((kept) => kept.page === page && names.includes(kept.name)).map(({ id }) => id)
  }

  /** Number of presses of buttons on a page so far, those included that the test has not noticed. */
  pressesOn(page: Page): number {
    return this.#presses.get(page) ?? 0
  }

  /** Units of a product that the cart's page showed when a button of it was last pressed; null when it showed none. */
  unitsAtPress(page: Page, name: string): number | null {
    return this.#unitsAtPress.get(page)?.[name] ?? null
  }

  /**
   * From now on, the changes of some names that a page keeps: as many as buttons are pressed on it, since a test
   * presses again when it may have missed a press. What is kept twice for one press is the shop's own, and not counted.
   */
  watchPresses(page: Page, names: readonly string[]): () => readonly string[] {
    const [kept, presses] = [this.#storedBy(page, names).length, this.pressesOn(page)]
    return () => this.#storedBy(page, names).slice(kept, kept + Math.max(1, this.pressesOn(page) - presses))
  }

  hasHeard(text: string): boolean {
    return this.#words.has(text)
  }

  /** Forgets words: what was heard before is no answer to what comes. */
  forgetWords(texts: readonly string[]): void {
    for (const text of texts) this.#words.delete(text)
  }

  /** Notes a deed. Without an id it is unknown whether it was kept. */
  add(deed: Deed, id: string | null, diesWith: Page | null = null): void {
    this.log(`  deed ${JSON.stringify(deed)} ${id?.slice(0, 8) ?? 'unsure'}`)
    this.#entries.push({ deed, id, diesWith })
  }

  /** A page is left: what only its memory held may be gone with it. */
  leave(page: Page): void {
    for (const entry of this.#entries) {
      if (entry.diesWith === page && entry.id !== null && !this.#settled.has(entry.id)) entry.id = null
    }
  }

  /** The deeds and what became of them, as far as the shopper can know. */
  told(): readonly Told[] {
    return this.#entries.map(({ deed, id }) => {
      if (id === null) return { deed, fate: 'unsure' }
      return { deed, fate: this.#settled.get(id)?.isRefused ? 'refused' : 'made' }
    })
  }

  /**
   * Refusals that no page has shown. The shop's last look at a cart is no deed of the shopper: its refusal of a cart
   * that was ordered meanwhile need not be shown, since the order is.
   */
  silentRefusals(): readonly string[] {
    const looks = new Set(this.#kept.filter(({ name }) => name === LAST_LOOK).map(({ id }) => id))
    const hasOrdered = this.told().some(({ deed, fate }) => deed.kind === 'order' && fate !== 'refused')
    return [...this.#settled]
      .filter(([id, { isRefused }]) => isRefused && !(hasOrdered && looks.has(id)))
      .map(([, settlement]) => settlement)
      .flatMap(({ messages }) => (messages.length > 0 ? messages : [NO_REASON]))
      .filter((message) => !this.#words.has(message) && !this.#words.has(asHeading(message)))
  }
}

/** A page that says the same as its heading, an empty cart for one, has told the shopper too. */
const asHeading = (message: string) => message.replace(/\.$/, '')
