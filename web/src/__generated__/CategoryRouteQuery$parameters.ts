/**
 * @generated SignedSource<<f3e6095c7b3cc118ce0ff1fdcc0ed2f0>>
 * @relayHash 124e8c2d92b8e26ac32e4bb0287c11ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d20dd45715737449a5b6806b352c4df8fa3fc4dba2dd88997da55fcc18b24159

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d20dd45715737449a5b6806b352c4df8fa3fc4dba2dd88997da55fcc18b24159",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
