import { compileMessages } from './i18n/compileMessages.ts'

/** Compiles the messages: tests read their current texts. */
export function setup(): void {
  compileMessages()
}
