/**
 * @generated SignedSource<<8cd94d1cfe60414005f307030b05c1e9>>
 * @relayHash 2549dde6236b3be54aacad1dfc63da89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573a10514c9b853536396b2d0e7ad5743031109436955402749abac2ee19ac2c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "573a10514c9b853536396b2d0e7ad5743031109436955402749abac2ee19ac2c",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
