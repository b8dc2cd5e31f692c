/**
 * @generated SignedSource<<7b31a84fdebe49d1b36c63960e653c77>>
 * @relayHash c2aa4c3284a709b20ca3f1b181535de3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e47269d443ca3fb41ad75e0e73a9ab5eb9a15e194771b22358e6842af69e848d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e47269d443ca3fb41ad75e0e73a9ab5eb9a15e194771b22358e6842af69e848d",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
