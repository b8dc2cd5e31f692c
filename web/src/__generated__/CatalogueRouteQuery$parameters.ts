/**
 * @generated SignedSource<<a3cfbe1840bbc22aed0c87f56da08db5>>
 * @relayHash 57b2603ac1c377aebc75c202ff311b05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f0ede71316ac8865233d9007a6598be14e5c1557f07bab73e12d08fb8409870

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f0ede71316ac8865233d9007a6598be14e5c1557f07bab73e12d08fb8409870",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
