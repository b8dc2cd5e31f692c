/**
 * @generated SignedSource<<7ed29f088bb6990adfbe91473e1e6691>>
 * @relayHash 715f633978f851bb6c3a18d457edc1ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bcca22b2e7b8bb5014d26a989ba0038c7c519eb1ae94b603ace9c2ba4003768

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogCategoryRouteQuery } from './BlogCategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<BlogCategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bcca22b2e7b8bb5014d26a989ba0038c7c519eb1ae94b603ace9c2ba4003768",
    "metadata": {},
    "name": "BlogCategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
