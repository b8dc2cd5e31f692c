/** Number of posts that a list shows at first, and that are loaded at a time. */
export const BLOG_PAGE_SIZE = 10
/** Number of further posts of a category below a post, and of posts that are read for them: the post itself may be one. */
export const RELATED_POSTS = 3
/** Number of posts in the feed. */
export const FEED_POSTS = 20
/** Size of a post's picture in link previews, feeds and structured data, in pixels. */
export const SHARED_PICTURE = { width: 1024, height: 576 } as const
