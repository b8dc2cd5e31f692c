import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientKit } from '@hogar/schema/clientKit.ts'

const FILE = join(import.meta.dirname, '../../../schema/__generated__/clientKit.json')
const kit = JSON.parse(readFileSync(FILE, 'utf8')) as ClientKit

/** Object types of each interface and union, as the repository publishes them for clients of the graph. */
export const possibleTypes = Object.fromEntries(
  Object.entries(kit.possibleTypes).map(([name, types]) => [name, [...types]]),
)
export const { keylessTypes, keyFields, scalars } = kit
