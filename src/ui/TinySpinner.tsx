// The small spinner inside a button that is at work; loaded with the first press.
import { Spinner } from '@fluentui/react-components';

export const TinySpinner = () => <Spinner size="tiny" />;
