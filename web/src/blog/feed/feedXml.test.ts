// @vitest-environment jsdom
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { feedXml } from './feedXml.ts'
import type { Feed, FeedPost } from './readFeed.ts'

const [hogar, viu] = STORES
const ORIGIN = 'https://h.example'
const post: FeedPost = {
  title: 'Medir',
  summary: 'Con cinta',
  path: '/blog/post/1',
  publishedAt: '2026-10-07T18:00:00.000Z',
  author: 'Lucía',
  categories: ['Sala'],
  picture: 'scenes/living-room',
}
const feedOf = (changes: Partial<FeedPost> = {}): Feed => ({
  title: 'Blog',
  description: 'Ideas',
  posts: [{ ...post, ...changes }],
  keptUntil: null,
})
const parse = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.getElementsByTagName('parsererror')).toHaveLength(0)
  return parsed
}
const textOf = (node: ParentNode, name: string) => node.querySelector(name)?.textContent

test('a post is an item with its address as its id, its date, summary and picture', () => {
  const parsed = parse(feedXml(feedOf(), { store: viu, origin: ORIGIN }))
  const address = 'https://h.example/viu/blog/post/1'
  const item = parsed.querySelector('item')!
  expect(['title', 'link', 'guid', 'pubDate', 'description', 'category'].map((name) => textOf(item, name))).toEqual([
    'Medir',
    address,
    address,
    'Wed, 07 Oct 2026 18:00:00 GMT',
    'Con cinta',
    'Sala',
  ])
  const enclosure = item.querySelector('enclosure')!
  expect(['url', 'type', 'length'].map((name) => enclosure.getAttribute(name))).toEqual([
    'https://h.example/img/1024/576/fit/scenes/living-room.jpg',
    'image/jpeg',
    '0',
  ])
  const self = parsed.getElementsByTagName('atom:link')[0]!
  expect([self.getAttribute('rel'), self.getAttribute('href')]).toEqual(['self', 'https://h.example/viu/blog/rss.xml'])
  expect([textOf(parsed, 'channel > title'), textOf(parsed, 'channel > link')]).toEqual([
    `${viu.name}: Blog`,
    'https://h.example/viu/blog',
  ])
})

test('no text breaks out of its element, and none makes the feed unreadable', () => {
  const evil = `]]></title><script>x()</script>&"'\u0001\u{d800}`
  const parsed = parse(feedXml(feedOf({ title: evil, summary: evil, author: evil }), { store: hogar, origin: ORIGIN }))
  expect(textOf(parsed, 'item > title')).toBe(`]]></title><script>x()</script>&"'\ufffd`)
  expect(parsed.querySelector('script')).toBeNull()
})

test('a blog without posts is a feed without items', () => {
  const parsed = parse(feedXml({ ...feedOf(), posts: [] }, { store: hogar, origin: ORIGIN }))
  expect(parsed.querySelectorAll('item')).toHaveLength(0)
})
