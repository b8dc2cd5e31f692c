import { createContext } from 'react'
import type { Crumb } from '../design/Breadcrumbs.tsx'

/** The way to the shelf around a list of products: links inside it tell the page that they lead to where one came from. */
export const ShelfContext = createContext<readonly Crumb[] | null>(null)
