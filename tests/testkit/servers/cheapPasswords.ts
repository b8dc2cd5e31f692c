import { join } from 'node:path'
import { ROOT } from '../../../scripts/processes.ts'

/** Arguments of Node for a platform on which opening an account and signing in cost next to nothing. */
export const CHEAP_PASSWORDS = ['--import', join(ROOT, 'platform/src/testing/cheapPasswords.ts')] as const
