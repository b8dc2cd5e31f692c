/**
 * @generated SignedSource<<2fd324f84bf5a1eba125ecee2932fe26>>
 * @relayHash 63e3c6f7203eaccdc8b542a94f6001d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 436d9641f23c1950d78ea1dfa3b33ba90c2aa4456f1af929e49923ab3fdd7026

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "436d9641f23c1950d78ea1dfa3b33ba90c2aa4456f1af929e49923ab3fdd7026",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
