import { tabTexts } from '../../device/textStorage.ts'

/** Key of the note in the storage of the tab, which the reload keeps. */
const KEY = 'hogar-left-elsewhere'

/** Notes for the next page of this tab that its customer has signed out in another one. */
export const noteLeftElsewhere = (): void => tabTexts.setItem(KEY, 'yes')

/** Returns true if the customer of this tab has just signed out in another one. */
export const hasLeftElsewhere = (): boolean => tabTexts.getItem(KEY) !== null

/** Removes the note, once the shopper was told. */
export const forgetLeftElsewhere = (): void => tabTexts.removeItem(KEY)
