import { countWords } from '@hogar/platform/blog/countWords.ts'
import type { Language } from '@hogar/platform/language.ts'
import { languageOf } from '@hogar/platform/language.ts'
import { describe, expect, test } from 'vitest'
import { demoPictures } from '../../pictures/demoPictures.ts'
import { planCatalogue } from '../plan/planCatalogue.ts'
import { seedPictures } from '../seedCatalogue.ts'
import { seededStore, storeOf, TEST_DAY } from '../testing/seededStore.ts'
import { blogCategories } from './blogCategories.ts'
import { blogPosts } from './blogPosts.ts'
import { articleHtml } from './articleHtml.ts'

const posts = blogPosts(TEST_DAY)
const LANGUAGES: readonly Language[] = ['es', 'de', 'it']
const articles = posts.flatMap(({ id, texts }) =>
  LANGUAGES.flatMap((language) => {
    const article = texts[language]
    return article ? [{ name: `${id} in ${language}`, ...article }] : []
  }),
)

test('fourteen posts are written in Spanish, six of them in German and Italian too', () => {
  const written = (language: Language) => posts.filter(({ texts }) => texts[language]).map(({ id }) => id)
  expect(written('es')).toHaveLength(14)
  for (const language of ['de', 'it'] as const) expect(written(language)).toEqual([1, 2, 3, 4, 6, 10])
})

test.each(articles)('the article $name has 400 to 700 words under headings', ({ content, title, summary }) => {
  const words = countWords(content)
  expect(words).toBeGreaterThanOrEqual(400)
  expect(words).toBeLessThanOrEqual(700)
  expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3)
  expect(summary.length).toBeLessThanOrEqual(160)
  expect(`${title} ${summary} ${content}`).not.toMatch(/[{}]|\s{2}|undefined|[A-Za-zñ]'[a-z]/)
})

test('one post is to come, one is a draft, and no two appear at once', () => {
  const toCome = posts.filter(({ publishDate }) => publishDate > TEST_DAY).map(({ id }) => id)
  expect(toCome).toEqual([12])
  expect(posts.filter(({ enabled }) => !enabled).map(({ id }) => id)).toEqual([13])
  expect(new Set(posts.map(({ publishDate }) => publishDate.getTime())).size).toBe(posts.length)
})

test('every picture is drawn, and no two posts share one', () => {
  const drawn = new Set([...seedPictures()].map(({ path }) => path))
  for (const { image } of posts)
    expect(drawn.has(image) || demoPictures.named(image.replace('.jpg', '')) !== null, image).toBe(true)
  expect(new Set(posts.map(({ image }) => image)).size).toBe(posts.length)
})

describe.each(['hogar', 'viu', 'mavi', 'de', 'it'] as const)('in %s', (code) => {
  const { listed, sources } = seededStore(code)
  const skus = new Set(listed.map(({ sku }) => sku))
  const visible = [0, code === 'viu' ? 2 : 5]
  const language = languageOf(storeOf(code).language)
  const shown = posts.filter(({ storeIds, texts }) => storeIds.some((id) => visible.includes(id)) && texts[language])

  test('a post that names products has some that are sold there', () => {
    for (const { id, relatedSkus } of shown.filter((post) => post.relatedSkus.length > 0))
      expect(relatedSkus.filter((sku) => skus.has(sku)).length, String(id)).toBeGreaterThan(0)
  })

  test('departments that name a post link to one that the store shows, by its title', () => {
    const links = sources('category').flatMap(({ description }) => [
      ...String(description).matchAll(/<a href="([^"]*)\/blog\/post\/(\d+)">([^<]+)<\/a>/g),
    ])
    expect(links.length).toBe(2)
    for (const [, prefix, id, title] of links) {
      expect(prefix).toBe(code === 'hogar' ? '' : `/${code}`)
      expect(shown.find((post) => post.id === Number(id))?.texts[language]?.title).toBe(title)
    }
  })
})

test('the budget of the student adds up, by the prices of the catalogue', () => {
  const rows = /<table>(.*?)<\/table>/.exec(posts.find(({ id }) => id === 11)?.texts.es?.content ?? '')?.[1] ?? ''
  const sums = [...rows.matchAll(/<td>\$([\d,]+)<\/td><td>\$([\d,]+)<\/td>/g)].map(([, price, sum]) =>
    [price, sum].map((text) => Number(text?.replace(',', ''))),
  )
  let total = 0
  for (const [price = 0, sum] of sums) expect((total += price)).toBe(sum)
  expect(total).toBe(7_991)
  const counts = { 'REPISA-ORDEN': 2, 'CAJA-ORDEN': 2 } as Readonly<Record<string, number>>
  const paid = posts
    .find(({ id }) => id === 11)
    ?.relatedSkus.map((sku) => {
      const product = planCatalogue().products.find((planned) => planned.sku === sku)
      return Math.min(...(product?.variants ?? []).map(({ pesos }) => pesos)) * (counts[sku] ?? 1)
    })
  expect(paid?.reduce((one, other) => one + other, 0)).toBe(total)
})

test('posts stand in categories that there are; the root holds one alone', () => {
  const ids = new Set(blogCategories.map(({ id }) => id))
  for (const { categoryIds } of posts) for (const id of categoryIds) expect(ids.has(id)).toBe(true)
  expect(posts.filter(({ categoryIds }) => categoryIds.includes(1)).map(({ id }) => id)).toEqual([14])
})

test('lines become paragraphs, headings, lists, steps and tables', () => {
  expect(articleHtml('uno\n## dos\n- a\n- b\n1. c\n| h | i\n| j | k\nfin')).toBe(
    '<p>uno</p><h2>dos</h2><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>' +
      '<table><tr><th>h</th><th>i</th></tr><tr><td>j</td><td>k</td></tr></table><p>fin</p>',
  )
})
