/**
 * @generated SignedSource<<c689582a86f3b0f31188ef4daf32c95a>>
 * @relayHash 6b731ccd4ee74a4905081ff38a0585f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e40725754ba63057cd3c439631a6541e313fd0c9735931ba12ccfe7e152338f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e40725754ba63057cd3c439631a6541e313fd0c9735931ba12ccfe7e152338f",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
