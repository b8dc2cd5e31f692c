import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { MODERATION_HEADER, requireModerator } from '../../http/requireModerator.ts'
import { requireStore } from '../../stores.ts'
import {
  RULES_PAGE_SIZE_MAX,
  RULE_ADDRESS_MAX_CHARACTERS,
  RULE_ERRORS_MAX,
  RULE_FILE_MAX_BYTES,
  RULE_HITS_DAYS,
} from './limits.ts'
import { readRuleFile } from './readRuleFile.ts'
import { type RuleFault, type SeoRule, readPath, readRule } from './seoRule.ts'
import { keepRules, listRules, removeRule } from './seoRules.ts'

const tags = ['routing']
const KEY = `Requires the moderation key in \`${MODERATION_HEADER}\`.`
const Address = Type.String({ minLength: 1, maxLength: RULE_ADDRESS_MAX_CHARACTERS })
const Listed = Type.Object({
  storeCode: Type.Optional(Type.String()),
  page: Type.Integer({ minimum: 1, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: RULES_PAGE_SIZE_MAX, default: RULES_PAGE_SIZE_MAX }),
})
const Rule = Type.Object({
  storeCode: Type.String(),
  from: Address,
  to: Address,
  status: Type.Union([Type.Literal(301), Type.Literal(302)]),
})
const Named = Type.Object({ storeCode: Type.String(), from: Address })
const REFUSED = `A rule is refused with 400 and its \`reason\`: \`from\`, \`to\`, \`status\` or \`store\` for a malformed part,
\`stranger\` for a target outside the shop, \`page\` where a page of the shop answers, \`circle\`, \`hops\` for more than five
rules in a row, \`twice\` for an address with two rules in one file.`

type Parts = Readonly<{ db: Kysely<Schema>; key: string; shopOrigin: string }>

/** Registers the routes by which the shop's people keep redirects. Without the moderation key they answer 403. */
export function registerSeoRuleRoutes(app: App, { db, key, shopOrigin }: Parts): void {
  const list = {
    tags,
    summary: 'Redirects that the shop’s people keep',
    description: `Sorted by address. \`hits\` counts the redirects of the last ${RULE_HITS_DAYS} days. ${KEY}`,
    querystring: Listed,
  }
  app.get('/api/ext/seo_rules', { schema: list }, async (request) => {
    requireModerator(request, key)
    const { storeCode, page, pageSize } = request.query
    return success(await listRules(db, { store: requireStore(storeCode), page, pageSize }))
  })
  const put = { tags, summary: 'Keep a redirect', description: `${REFUSED} ${KEY}`, body: Rule }
  app.put('/api/ext/seo_rules', { schema: put }, async (request) => {
    requireModerator(request, key)
    const { storeCode: store, from, to, status } = request.body
    const rule = readRule({ store, from, to, status }, shopOrigin)
    if (typeof rule === 'string') throw new PlatformError(400, { reason: rule })
    const [refused] = await db.transaction().execute((transaction) => keepRules(transaction, [rule]))
    if (refused) throw new PlatformError(400, { reason: refused.fault })
    return success({ from: `/${rule.from}`, to: rule.to, status: rule.status })
  })
  const remove = { tags, summary: 'Remove a redirect', description: KEY, querystring: Named }
  app.delete('/api/ext/seo_rules', { schema: remove }, async (request) => {
    requireModerator(request, key)
    const path = readPath(request.query.from)
    const isGone = path !== null && (await removeRule(db, requireStore(request.query.storeCode), path))
    if (!isGone) throw new PlatformError(404, 'No such rule')
    return success(true)
  })
  registerImport(app, { db, key, shopOrigin })
}

/** An own parser of bodies, so that no other route takes files. */
function registerImport(app: App, { db, key, shopOrigin }: Parts): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'text/csv',
      { parseAs: 'string', bodyLimit: RULE_FILE_MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    const schema = {
      tags,
      summary: 'Import redirects from CSV',
      description: `The file begins with \`store,from,to,status\`. All lines are stored or none: 400 lists the first
${RULE_ERRORS_MAX} faults as \`{ line, reason }\`. ${REFUSED} ${KEY}`,
      consumes: ['text/csv'],
    }
    scope.post('/api/ext/seo_rules/import', { schema, bodyLimit: RULE_FILE_MAX_BYTES }, async (request) => {
      requireModerator(request, key)
      if (typeof request.body !== 'string') throw new PlatformError(415, 'The body must be text/csv')
      const lines = readRuleFile(request.body)
      const read = lines.map(({ line, ...written }) => ({ line, rule: readRule(written, shopOrigin) }))
      const malformed = read.flatMap(({ line, rule }) => (typeof rule === 'string' ? [{ line, reason: rule }] : []))
      refuse(malformed)
      const rules = read.flatMap(({ rule }): SeoRule[] => (typeof rule === 'string' ? [] : [rule]))
      const refused = await db.transaction().execute((transaction) => keepRules(transaction, rules))
      refuse(refused.map(({ index, fault }) => ({ line: read[index]?.line ?? 0, reason: fault })))
      return success({ imported: rules.length })
    })
  })
}

/** @throws PlatformError 400 with the faults of a file, if there are any. */
function refuse(errors: readonly Readonly<{ line: number; reason: RuleFault }>[]): void {
  if (errors.length > 0) throw new PlatformError(400, { errors: errors.slice(0, RULE_ERRORS_MAX) })
}
