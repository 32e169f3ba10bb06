// Chooses one picture: a button that is also a place to drop it, a preview, and a word when it will not do.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Image20Regular } from '@fluentui/react-icons/svg/image';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from './texts.tsx';
import { useType } from './type.ts';

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const mebibyte = 1024 * 1024;

const useStyles = makeStyles({
  area: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  words: { flex: '1 1 160px' },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

interface FilePickerProps {
  readonly label: string;
  readonly maxBytes: number;
  readonly preview: ReactNode;
  readonly file: File | null;
  onChange(file: File | null): void;
  readonly className?: string;
}

export function FilePicker({ label, maxBytes, preview, file, onChange, className }: FilePickerProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const megabytes = maxBytes / mebibyte;
  const take = (next: File | undefined) => {
    if (!next) return;
    const problem = !kinds.includes(next.type)
      ? 'door.form.notAnImage'
      : next.size > maxBytes && 'door.form.imageTooBig';
    setWrong(problem || null);
    if (!problem) onChange(next);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={mergeClasses(styles.area, isOver && styles.over, className)}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={drop}
    >
      {preview}
      <div className={styles.words}>
        <Button
          aria-describedby={note}
          aria-label={`${label}: ${t('door.form.chooseImage')}`}
          icon={<Image20Regular />}
          onClick={() => input.current?.click()}
        >
          {t('door.form.chooseImage')}
        </Button>
        {file && (
          <Button appearance="transparent" onClick={() => onChange(null)}>
            {t('door.form.removeImage')}
          </Button>
        )}
        <p
          className={mergeClasses(type.caption, wrong ? styles.wrong : type.quiet)}
          id={note}
          role={wrong ? 'alert' : undefined}
        >
          {t(wrong ?? 'door.form.imageHint', { megabytes })}
        </p>
      </div>
      <input
        accept={kinds.join(',')}
        aria-hidden="true"
        hidden
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </div>
  );
}
