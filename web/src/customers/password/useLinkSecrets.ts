import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * React hook that returns the query parameters of an e-mail's link, '' for missing ones. Removes them from the address
 * at once, so that the history, other sites and page snapshots do not contain them.
 */
export function useLinkSecrets<TName extends string>(...names: readonly TName[]): (name: TName) => string {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const [secrets] = useState(() => {
    const query = new URLSearchParams(search)
    return new Map(names.map((name) => [name, query.get(name) ?? '']))
  })
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true })
  }, [search, pathname, navigate])
  return (name) => secrets.get(name) ?? ''
}
