/**
 * @generated SignedSource<<14bf7f0f85d880a9ccce3b44e119bcba>>
 * @relayHash 1f2034d3e612718375906908676644b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a2e57ead7ef381bc4a7967ad1e884eb1dbe4f8bf601414fd5599d5b4c695df4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a2e57ead7ef381bc4a7967ad1e884eb1dbe4f8bf601414fd5599d5b4c695df4",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
