/**
 * @generated SignedSource<<933413cc22e011a106d3aa2bcef7287c>>
 * @relayHash a864e4a129a501a434eff3acbe0e431a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1672cf9f48fccf812ad0e65d0e459c2ee185cec564ff3d1660e745c07ede1ea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogCategoryRouteQuery } from './BlogCategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<BlogCategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1672cf9f48fccf812ad0e65d0e459c2ee185cec564ff3d1660e745c07ede1ea",
    "metadata": {},
    "name": "BlogCategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
