/**
 * @generated SignedSource<<6863c63b72cd5e2fe2f9ba60920c0e2b>>
 * @relayHash e9e42d4ce466c8861262f7547a4ba6f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47bae71a258d31c5fb9bc1d0b6cb65b7062d673a9cb0942ccef0d54b99fe34e6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47bae71a258d31c5fb9bc1d0b6cb65b7062d673a9cb0942ccef0d54b99fe34e6",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
