import { createContext } from 'react'
import type { Crumb } from './crumb.ts'

/** Breadcrumbs to the category around a list of products: links inside it pass them to the page that they open. */
export const ShelfContext = createContext<readonly Crumb[] | null>(null)
