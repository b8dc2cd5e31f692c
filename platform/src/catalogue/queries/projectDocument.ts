import { isFields } from '../../parse/fields.ts'
import type { Fields } from '../../parse/fields.ts'
import type { SourceFields } from './sourceFields.ts'

/** The part of a document that is asked for, wildcards included (`*.sku`, `configurable_children.*`, `*image`). */
export function projectDocument(source: Fields, fields: SourceFields): Fields {
  const include = fields.include.map(patternOf)
  const exclude = fields.exclude.map(patternOf)
  const isKept = (path: string) => include.length === 0 || include.some((pattern) => pattern.test(path))
  const isDropped = (path: string) => exclude.some((pattern) => pattern.test(path))
  return projectFields(source, '', { isKept, isDropped })
}

type Rules = Readonly<{ isKept: (path: string) => boolean; isDropped: (path: string) => boolean }>

function projectFields(source: Fields, prefix: string, rules: Rules): Fields {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(source)) {
    const path = `${prefix}${key}`
    if (rules.isDropped(path)) continue
    const below = rules.isKept(path) ? { ...rules, isKept: () => true } : rules
    const projected = projectValue(value, path, below)
    if (projected !== undefined) kept[key] = projected
  }
  return kept
}

function projectValue(value: unknown, path: string, rules: Rules): unknown {
  if (Array.isArray(value) && value.some(isFields)) {
    const items = value.map((item) => (isFields(item) ? projectFields(item, `${path}.`, rules) : item))
    return rules.isKept(path) || items.some((item) => !isFields(item) || Object.keys(item).length > 0)
      ? items
      : undefined
  }
  if (isFields(value)) {
    const fields = projectFields(value, `${path}.`, rules)
    return rules.isKept(path) || Object.keys(fields).length > 0 ? fields : undefined
  }
  return rules.isKept(path) ? value : undefined
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.split('*').map(escapeForPattern).join('.*')}$`)
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
