import { tabTexts } from '../../device/textStorage.ts'
import { isJsonRecord } from '../../relay/payload.ts'
import { readEndedAccount } from '../accountKey.ts'
import { readAccountKey } from '../readAccountKey.ts'

const prefixOf = (storeCode: string) => `hogar-draft:${storeCode}:`

/** Returns the account that a draft of now belongs to; null for a guest. Unchanged while its session has ended. */
const ownerOf = (storeCode: string) => readAccountKey(storeCode) ?? readEndedAccount(storeCode)

/** Stores what was typed into a form, in this tab, for the customer who typed it. */
export function keepDraft(storeCode: string, name: string, draft: unknown): void {
  tabTexts.setItem(`${prefixOf(storeCode)}${name}`, JSON.stringify({ of: ownerOf(storeCode), draft }))
}

/**
 * Returns what was typed into a form; undefined if nothing was, or by another customer. What a guest typed belongs to
 * the customer who then signs in.
 */
export function readDraft(storeCode: string, name: string): unknown {
  try {
    const kept: unknown = JSON.parse(tabTexts.getItem(`${prefixOf(storeCode)}${name}`) ?? 'null')
    if (!isJsonRecord(kept)) return undefined
    return kept['of'] === null || kept['of'] === ownerOf(storeCode) ? kept['draft'] : undefined
  } catch {
    return undefined
  }
}

/** Removes a draft that was saved or discarded. */
export function forgetDraft(storeCode: string, name: string): void {
  tabTexts.removeItem(`${prefixOf(storeCode)}${name}`)
}

/** Removes all drafts of this tab, for a customer who signs out. */
export function forgetDrafts(storeCode: string): void {
  const isDraft = (key: string) => key.startsWith(prefixOf(storeCode))
  tabTexts.keys().filter(isDraft).forEach(tabTexts.removeItem)
}
