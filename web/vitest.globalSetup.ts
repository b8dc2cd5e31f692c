import { compileMessages } from './i18n/compileMessages.ts'

/** Tests read the messages as they are now. */
export function setup(): void {
  compileMessages()
}
