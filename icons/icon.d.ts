// The types of icon.js.
import type { FC, Provider, RefAttributes, SVGAttributes } from 'react';

export type FluentIcon = FC<
  SVGAttributes<SVGElement> &
    RefAttributes<SVGSVGElement> & {
      readonly primaryFill?: string;
      readonly filled?: boolean;
      readonly title?: string;
    }
>;

export declare const iconFilledClassName: string;
export declare const iconRegularClassName: string;
export declare const IconDirectionContextProvider: Provider<{ textDirection?: 'ltr' | 'rtl' } | undefined>;
export declare function drawIcon(name: string, size: string, paths: readonly string[]): FluentIcon;
export declare function bundleIcon(filled: FluentIcon, regular: FluentIcon): FluentIcon;
