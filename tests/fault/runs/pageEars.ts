import type { BrowserContext, Page } from 'playwright'

/** Event that a page reports to the test. */
export type Overheard =
  /** A change is kept: from now on it must not get lost. */
  | Readonly<{ kind: 'kept'; id: string; name: string; replaces: string | null }>
  /** The shop has answered a change. `messages` are the reasons of a refusal. */
  | Readonly<{ kind: 'settled'; id: string; isRefused: boolean; messages: readonly string[] }>
  /** A button was pressed, while the lines of the cart's page showed these units, by the names of the products. */
  | Readonly<{ kind: 'pressed'; units: Readonly<Record<string, number>> }>
  /** Words that have appeared on the page. */
  | Readonly<{ kind: 'words'; texts: readonly string[] }>

const BINDING = 'overheardByTest'

export type Listener = (page: Page, overheard: Overheard) => void

const LISTENERS = new WeakMap<BrowserContext, Listener>()

/**
 * Listens to every page of a context: to the messages of its tabs about their changes, and to every word that appears.
 * A new listener takes the place of the one before. Also lets a test move the clock of all pages: `localStorage` holds by
 * how many minutes it is wrong.
 */
export async function listenToPages(context: BrowserContext, listener: Listener): Promise<void> {
  const isNew = !LISTENERS.has(context)
  LISTENERS.set(context, listener)
  if (!isNew) return
  await context.exposeBinding(BINDING, ({ page }, overheard: Overheard) => LISTENERS.get(context)?.(page, overheard))
  await context.addInitScript(EARS)
}

export const CLOCK_KEY = 'test-clock-minutes'

const EARS = `(() => {
  const tell = (overheard) => globalThis.${BINDING}?.(overheard);
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {
    if (message?.type === 'queued')
      tell({ kind: 'kept', id: message.task.id, name: message.task.name, replaces: message.replaces });
    if (message?.type === 'settled')
      tell({
        kind: 'settled',
        id: message.task.id,
        isRefused: message.settlement.kind === 'refused',
        messages: (message.settlement.userErrors ?? []).map((error) => error.message),
      });
    return post.call(this, message);
  };

  const unitsOf = (button) => [
    /^Quitar (.+) del carrito$/.exec(button.getAttribute('aria-label'))?.[1],
    Number(button.closest('li')?.querySelector('input')?.value),
  ];
  const shownUnits = () =>
    Object.fromEntries([...document.querySelectorAll('main li button[aria-label^="Quitar "]')].map(unitsOf));
  addEventListener(
    'click',
    ({ target }) => target.closest?.('button') && tell({ kind: 'pressed', units: shownUnits() }),
    true,
  );

  const textsOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.data.trim()];
    if (node.nodeType !== Node.ELEMENT_NODE || node.tagName === 'SCRIPT' || node.tagName === 'STYLE') return [];
    return [...node.childNodes].flatMap(textsOf);
  };
  new MutationObserver((mutations) => {
    const texts = mutations
      .flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]))
      .flatMap(textsOf)
      .filter((text) => text.length > 3);
    if (texts.length > 0) tell({ kind: 'words', texts });
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const now = Date.now;
  const wrongBy = () => {
    try {
      return Number(localStorage.getItem('${CLOCK_KEY}') ?? 0) * 60_000;
    } catch {
      return 0;
    }
  };
  Date.now = () => now() + wrongBy();
})()`
