/**
 * @generated SignedSource<<e971c3e4ff9f8054981610f961ca786d>>
 * @relayHash 7c51cbde513ea14c6e222166be0d3081
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a60e71141ce9f8170926512d49eaaee16aff10780739dc59ec3001e27b9e3059

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListRouteQuery } from './WishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a60e71141ce9f8170926512d49eaaee16aff10780739dc59ec3001e27b9e3059",
    "metadata": {},
    "name": "WishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
