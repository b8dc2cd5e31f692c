/**
 * @generated SignedSource<<3c5c6c9a3489fc74693bb29f23ca3189>>
 * @relayHash 5eb0f04b53bda3f49b69f68db45c2023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa8144774c225ba717e64678707a7cf3a93b4b6a086665ec735db056fabc99de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa8144774c225ba717e64678707a7cf3a93b4b6a086665ec735db056fabc99de",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
