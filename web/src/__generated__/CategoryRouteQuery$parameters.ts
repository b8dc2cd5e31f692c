/**
 * @generated SignedSource<<7045c72f8dabc6f7fe3f5aca071c3b1c>>
 * @relayHash 8d026e276412fd87e1a1c543af8ec075
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c240bdd29ebd5eabc124f5f5335c7879002b884d9850fed58004b885a259aa1f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c240bdd29ebd5eabc124f5f5335c7879002b884d9850fed58004b885a259aa1f",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
