/**
 * @generated SignedSource<<c8c45dd112fdafbed4eba25ed4f11da3>>
 * @relayHash 70bbf145b5ccd38bcff04fd8e6031f88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c503b4034b5fe3505a6c5aaab333de19822dbe46ba219af4ba25859d8f14eb6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c503b4034b5fe3505a6c5aaab333de19822dbe46ba219af4ba25859d8f14eb6",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
