/**
 * @generated SignedSource<<1b7d4a1c5cb2248d57995785d86523df>>
 * @relayHash 890d178da281069f88e8bf897e443f42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75af93709d88ecc10faa51d19be5897c431d6b2d08fb8ba621928a5be761bb3a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75af93709d88ecc10faa51d19be5897c431d6b2d08fb8ba621928a5be761bb3a",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
