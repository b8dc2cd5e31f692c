/** Path of the blog inside a store. */
export const BLOG_PATH = '/blog'

/** Returns the path of a post inside a store. */
export function blogPostPath(postId: number): string {
  return `${BLOG_PATH}/post/${postId}`
}

/** Returns the path of a category inside a store. */
export function blogCategoryPath(categoryId: number): string {
  return `${BLOG_PATH}/category/${categoryId}`
}
