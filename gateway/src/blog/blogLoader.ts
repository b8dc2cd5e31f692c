import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { AlternateFound } from '../catalogue/categories/alternates.ts'
import { type BlogScope, readCategories } from './blogClient.ts'
import { blogCategoryPath, blogPostPath } from './blogPaths.ts'
import { readAllPosts } from './blogLists.ts'

/** Creates the loaders of the blog for one request: each list is read once, in this store and in each other one. */
export function createBlogLoader(scope: BlogScope) {
  const byStore = new Map<string, ReturnType<typeof listsOf>>()
  const listsIn = (store: StoreDefinition) => {
    const lists = byStore.get(store.code) ?? listsOf({ ...scope, store })
    byStore.set(store.code, lists)
    return lists
  }
  const own = listsIn(scope.store)
  const others = STORES.filter(({ code }) => code !== scope.store.code)
  const elsewhere = async (
    path: string,
    isIn: (store: StoreDefinition) => Promise<boolean>,
  ): Promise<AlternateFound[]> => {
    const found = await Promise.all(others.map(async (store) => ((await isIn(store)) ? [{ path, store }] : [])))
    return found.flat()
  }
  return {
    posts: own.posts,
    categories: own.categories,
    /** Returns the stores that show the same post, which has the same number everywhere. */
    postElsewhere: (id: number) =>
      elsewhere(blogPostPath(id), async (store) => (await listsIn(store).posts()).some(({ postId }) => postId === id)),
    categoryElsewhere: (id: number) =>
      elsewhere(blogCategoryPath(id), async (store) =>
        (await listsIn(store).categories()).some(({ categoryId }) => categoryId === id),
      ),
  }
}

function listsOf(scope: BlogScope) {
  let posts: ReturnType<typeof readAllPosts> | undefined
  let categories: ReturnType<typeof readCategories> | undefined
  return {
    posts: () => (posts ??= readAllPosts(scope)),
    categories: () => (categories ??= readCategories(scope)),
  }
}
