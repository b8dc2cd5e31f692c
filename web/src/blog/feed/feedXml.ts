import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { pictureUrl } from '../../design/pictures/pictureSources.ts'
import { escapeXml } from '../../routing/sitemap/escapeXml.ts'
import { toStorePath } from '../../routing/toStorePath.ts'
import { BLOG_PATH, FEED_PATH } from '../blogAddress.ts'
import { SHARED_PICTURE } from '../limits.ts'
import type { Feed, FeedPost } from './readFeed.ts'

/** Returns a feed as RSS 2.0. Source of the elements: the RSS Advisory Board's specification. */
export function feedXml(
  { title, description, posts }: Feed,
  { store, origin }: Readonly<{ store: StoreDefinition; origin: string }>,
): string {
  const addressOf = (path: string) => origin + toStorePath(store.urlPrefix, path)
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  const [newest] = posts
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${names}>`,
    '<channel>',
    element('title', `${store.name}: ${title}`),
    element('link', addressOf(BLOG_PATH)),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(addressOf(FEED_PATH))}"/>`,
    element('description', description),
    element('language', store.language),
    newest ? element('lastBuildDate', rfc822(newest.publishedAt)) : '',
    ...posts.map((post) => item(post, addressOf(post.path), origin)),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}

function item({ title, summary, publishedAt, author, categories, picture }: FeedPost, address: string, origin: string) {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', rfc822(publishedAt)),
    summary === null ? '' : element('description', summary),
    author === null ? '' : element('dc:creator', author),
    ...categories.map((name) => element('category', name)),
    // The length is required, and known only once the picture is drawn: readers take 0 for unknown.
    picture === null
      ? ''
      : `<enclosure url="${escapeXml(origin + pictureUrl(picture, SHARED_PICTURE, 'jpg'))}" length="0" type="image/jpeg"/>`,
    '</item>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Writes a moment as RSS has it: `Wed, 28 Oct 2026 18:00:00 GMT`. */
function rfc822(moment: string): string {
  return new Date(moment).toUTCString()
}
