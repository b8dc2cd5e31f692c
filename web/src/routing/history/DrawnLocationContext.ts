import { createContext } from 'react'
import type { Location } from 'react-router-dom'

/** Location that the server has rendered; null for a page that React renders first. */
export const DrawnLocationContext = createContext<Location | null>(null)
