# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	333f
testl	%edx,%edx
je	333f
testl	%esi,%esi
je	333f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7464,%rsp
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	8(%rdi),%r10
movq	16(%rdi),%r11
movq	24(%rdi),%rbx
movq	%rbx,232(%rsp)
movq	32(%rdi),%rbx
movq	%rsi,%rdi
addl	%r8d,%r9d
addl	7520(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,176(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,24(%rsp)
movq	%r9,200(%rsp)
leaq	(%r9,%r9),%rcx
movq	%rdx,96(%rsp)
imulq	%rax,%rdx
addq	%rdx,%rdx
movq	%rdx,168(%rsp)
movq	%rax,112(%rsp)
addq	%rax,%rax
movq	%rax,192(%rsp)
movq	%rcx,%rax
movq	%r10,(%rsp)
leaq	260(%r10),%rcx
movq	%rcx,144(%rsp)
vbroadcastss	334f(%rip),%zmm29
vbroadcastss	349f(%rip),%zmm19
vbroadcastss	355f(%rip),%zmm30
vbroadcastss	362f(%rip),%zmm25
vbroadcastss	387f(%rip),%zmm21
vxorps	%xmm31,%xmm31,%xmm31
leaq	192(%rsi),%rcx
movq	%rcx,160(%rsp)
leaq	128(%rsi),%rcx
movq	%rcx,280(%rsp)
xorl	%ecx,%ecx
vpbroadcastd	334f(%rip),%zmm16
vbroadcastss	336f(%rip),%zmm17
vbroadcastss	337f(%rip),%zmm18
movq	%rsi,16(%rsp)
movq	%r11,240(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
movq	184(%rsp),%rax
addq	168(%rsp),%rax
cmpq	176(%rsp),%rcx
je	332f
3:
movq	%rcx,%rdx
imulq	96(%rsp),%rdx
movq	%rdx,208(%rsp)
movq	%rax,184(%rsp)
xorl	%edx,%edx
movq	%rcx,104(%rsp)
jmp	5f
.p2align	4
4:
movq	216(%rsp),%rdx
incq	%rdx
movq	224(%rsp),%rax
addq	192(%rsp),%rax
cmpq	96(%rsp),%rdx
je	2b
5:
movq	%rdx,%r8
movq	%rax,%rdx
movq	208(%rsp),%rax
movq	%r8,216(%rsp)
addq	%r8,%rax
imulq	112(%rsp),%rax
addq	200(%rsp),%rax
movq	%rax,248(%rsp)
movq	%rdx,224(%rsp)
movq	%rdx,64(%rsp)
xorl	%edx,%edx
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vblendmps	%zmm22,%zmm19,%zmm0 {%k1}
movq	232(%rsp),%rcx
vmovups	2272(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r8)
movq	104(%rsp),%rcx
vpbroadcastd	334f(%rip),%zmm16
vbroadcastss	336f(%rip),%zmm17
vbroadcastss	337f(%rip),%zmm18
movq	120(%rsp),%rdx
7:
incq	%rdx
addq	$2,64(%rsp)
cmpq	112(%rsp),%rdx
je	4b
8:
movq	248(%rsp),%rax
leaq	(%rax,%rdx),%r8
movq	7536(%rsp),%rax
movl	8(%rax),%r13d
cmpq	%r13,%r8
jae	7b
movq	%rdx,120(%rsp)
movl	(%rax),%r14d
movl	16(%rax),%eax
movl	%eax,60(%rsp)
movq	%r14,%rax
imulq	%r14,%rax
movq	%rax,%rcx
imulq	%r8,%rcx
addq	%rcx,%rcx
movq	%rcx,152(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
testq	%r14,%r14
movq	%r8,128(%rsp)
je	38f
leaq	(%r14,%r14),%rcx
movq	%r14,%rdx
shlq	$7,%rdx
leaq	(%rdi,%rdx),%rsi
movq	64(%rsp),%r8
movq	%rax,%r11
imulq	%rax,%r8
vxorps	%xmm22,%xmm22,%xmm22
vmovaps	%zmm29,%zmm23
vmovaps	%zmm29,%zmm6
vpbroadcastd	335f(%rip),%zmm9
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,304(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm12,%xmm12,%xmm12
xorl	%r9d,%r9d
jmp	32f
.p2align	4
9:
movl	%ecx,%eax
imull	%r9d,%eax
movq	152(%rsp),%r10
addl	%r10d,%eax
andl	$2147483646,%eax
shlq	$6,%rax
addq	%rax,%rdi
vmovaps	(%rdi),%zmm0
vmovaps	64(%rdi),%zmm4
vsubps	%zmm4,%zmm0,%zmm0
vaddps	%zmm0,%zmm5,%zmm5
vaddps	%zmm4,%zmm11,%zmm11
vmovaps	-128(%rsi,%rax),%zmm0
vmovaps	-64(%rsi,%rax),%zmm4
vsubps	%zmm4,%zmm0,%zmm0
vaddps	%zmm0,%zmm3,%zmm3
vaddps	%zmm4,%zmm12,%zmm12
vaddps	%zmm8,%zmm1,%zmm1
vaddps	%zmm14,%zmm10,%zmm10
incq	%r9
addq	%rcx,%r8
cmpq	%r14,%r9
je	37f
32:
movl	%r8d,%eax
shrl	%eax
andl	$1073741823,%eax
shlq	$7,%rax
addq	24(%rsp),%rax
testb	$8,60(%rsp)
jne	34f
vxorps	%xmm8,%xmm8,%xmm8
xorl	%edi,%edi
vxorps	%xmm14,%xmm14,%xmm14
.p2align	4
33:
vmovaps	-64(%rax,%rdi),%zmm0
vmovaps	(%rax,%rdi),%zmm4
vsubps	%zmm4,%zmm0,%zmm0
vaddps	%zmm0,%zmm8,%zmm8
vaddps	%zmm4,%zmm14,%zmm14
subq	$-128,%rdi
cmpq	%rdi,%rdx
jne	33b
movq	16(%rsp),%rdi
jmp	36f
.p2align	4
34:
vxorps	%xmm8,%xmm8,%xmm8
xorl	%r10d,%r10d
vxorps	%xmm14,%xmm14,%xmm14
movq	16(%rsp),%rdi
vbroadcastss	338f(%rip),%zmm24
vbroadcastss	339f(%rip),%zmm26
vbroadcastss	342f(%rip),%zmm27
vbroadcastss	343f(%rip),%zmm28
vpbroadcastd	344f(%rip),%zmm20
.p2align	4
35:
vmovaps	-64(%rax,%r10),%zmm0
vmovaps	(%rax,%r10),%zmm4
vcmpltps	%zmm17,%zmm4,%k1
vmovaps	%zmm0,%zmm7 {%k1} {z}
vaddps	%zmm18,%zmm7,%zmm15
vfmadd213ps	%zmm24,%zmm7,%zmm15
vfmadd213ps	%zmm26,%zmm7,%zmm15
vaddps	%zmm27,%zmm7,%zmm16
vfmadd213ps	%zmm28,%zmm7,%zmm16
vcmpltps	%zmm7,%zmm31,%k1
vmulps	%zmm15,%zmm23,%zmm23 {%k1}
vmulps	%zmm16,%zmm6,%zmm6 {%k1}
vpbroadcastd	334f(%rip),%zmm16
vpsrld	$23,%zmm23,%zmm7
vpsrld	$23,%zmm6,%zmm15
vpsubd	%zmm15,%zmm9,%zmm9
vpaddd	%zmm7,%zmm9,%zmm9
vpternlogd	$236,%zmm20,%zmm16,%zmm23
vpternlogd	$236,%zmm20,%zmm16,%zmm6
vbroadcastss	334f(%rip),%zmm7 {%k1} {z}
vaddps	%zmm7,%zmm22,%zmm22
vsubps	%zmm4,%zmm0,%zmm0
vaddps	%zmm0,%zmm8,%zmm8
vaddps	%zmm4,%zmm14,%zmm14
subq	$-128,%r10
cmpq	%r10,%rdx
jne	35b
36:
testq	%r9,%r9
jne	9b
vmovups	304(%rsp),%zmm0
vaddps	%zmm8,%zmm0,%zmm0
vmovups	%zmm0,304(%rsp)
vaddps	%zmm14,%zmm13,%zmm13
jmp	9b
.p2align	4
37:
vbroadcastss	345f(%rip),%zmm18
vmulps	%zmm18,%zmm13,%zmm0
vrndscaleps	$8,%zmm0,%zmm13
vmulps	%zmm18,%zmm14,%zmm0
vrndscaleps	$8,%zmm0,%zmm17
vmulps	%zmm18,%zmm11,%zmm0
vrndscaleps	$8,%zmm0,%zmm4
vmulps	%zmm18,%zmm12,%zmm0
vrndscaleps	$8,%zmm0,%zmm0
vmulps	%zmm18,%zmm10,%zmm10
vrndscaleps	$8,%zmm10,%zmm10
vcvtudq2ps	%zmm9,%zmm9
vaddps	346f(%rip){1to16},%zmm9,%zmm9
vmovups	%zmm9,5664(%rsp)
movq	128(%rsp),%r8
vmovaps	%zmm22,%zmm14
vmovdqa64	%zmm23,%zmm15
vmovdqa64	%zmm6,%zmm18
vmovups	304(%rsp),%zmm7
jmp	39f
38:
movq	%rax,%r11
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm14,%xmm14,%xmm14
vpxor	%xmm6,%xmm6,%xmm6
vmovdqu64	%zmm6,5664(%rsp)
vmovaps	%zmm29,%zmm18
vmovaps	%zmm29,%zmm15
39:
vpxord	%xmm24,%xmm24,%xmm24
vcvtusi2ss	%r14d,%xmm24,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm13,%zmm9,%zmm11
vmaxps	%zmm29,%zmm11,%zmm11
vdivps	%zmm11,%zmm29,%zmm11
vmulps	%zmm11,%zmm7,%zmm6
vsubps	%zmm17,%zmm9,%zmm7
vmaxps	%zmm29,%zmm7,%zmm7
vdivps	%zmm7,%zmm29,%zmm7
vmulps	%zmm7,%zmm8,%zmm7
vsubps	%zmm4,%zmm9,%zmm4
vmaxps	%zmm29,%zmm4,%zmm4
vdivps	%zmm4,%zmm29,%zmm4
vmulps	%zmm4,%zmm5,%zmm4
vsubps	%zmm0,%zmm9,%zmm0
vmaxps	%zmm29,%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vminps	%zmm6,%zmm7,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vmaxps	%zmm6,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vminps	%zmm4,%zmm0,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm0,%zmm6 {%k1}
vmaxps	%zmm4,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k1}
vminps	%zmm3,%zmm6,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm6,%zmm0 {%k1}
vmaxps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k1}
vminps	%zmm5,%zmm4,%zmm6
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm4,%zmm6 {%k1}
vminps	%zmm3,%zmm6,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vaddps	%zmm4,%zmm0,%zmm0
vmulps	347f(%rip){1to16},%zmm0,%zmm3
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm19,%zmm0,%zmm12
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
testl	%r14d,%r14d
je	44f
leaq	(%r14,%r14),%rax
movq	64(%rsp),%rcx
imulq	%r11,%rcx
vxorps	%xmm2,%xmm2,%xmm2
xorl	%edx,%edx
.p2align	4
42:
movl	%ecx,%esi
shrl	%esi
andl	$1073741823,%esi
shlq	$7,%rsi
addq	24(%rsp),%rsi
vxorps	%xmm0,%xmm0,%xmm0
xorl	%edi,%edi
.p2align	4
43:
vmovaps	-64(%rsi),%zmm4
vmovaps	(%rsi),%zmm7
vsubps	%zmm7,%zmm4,%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vfmadd132ps	%zmm19,%zmm12,%zmm7
vfmsub231ps	%zmm4,%zmm4,%zmm7
vmaxps	%zmm31,%zmm7,%zmm4
vcvtsi2ss	%rdi,%xmm31,%xmm7
vbroadcastss	%xmm7,%zmm13
vaddps	%zmm4,%zmm0,%zmm0
vfmadd231ps	%zmm13,%zmm4,%zmm11
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vfmadd231ps	%zmm7,%zmm4,%zmm6
incq	%rdi
subq	$-128,%rsi
cmpq	%rdi,%r14
jne	43b
vcvtsi2ss	%rdx,%xmm31,%xmm4
vbroadcastss	%xmm4,%zmm7
vaddps	%zmm0,%zmm5,%zmm5
vfmadd231ps	%zmm7,%zmm0,%zmm8
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm4,%zmm0,%zmm2
incq	%rdx
addq	%rax,%rcx
cmpq	%r14,%rdx
jne	42b
44:
vandps	348f(%rip){1to16},%zmm1,%zmm0
vpxord	%xmm24,%xmm24,%xmm24
vcvtusi2ss	%r11,%xmm24,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm10,%zmm4,%zmm12
vpcmpgtd	352f(%rip){1to16},%zmm0,%k0
vmaxps	353f(%rip){1to16},%zmm5,%zmm0
vdivps	%zmm0,%zmm29,%zmm0
vcmpgtps	354f(%rip){1to16},%zmm5,%k1
vaddps	%zmm30,%zmm9,%zmm7
vmulps	347f(%rip){1to16},%zmm7,%zmm7
vmovaps	%zmm7,%zmm9
vdivps	356f(%rip){1to16},%zmm4,%zmm4
vmulps	%zmm0,%zmm11,%zmm9 {%k1}
vmulps	%zmm0,%zmm8,%zmm7 {%k1}
vmulps	%zmm0,%zmm6,%zmm6
vfnmadd231ps	%zmm9,%zmm9,%zmm6
vaddps	%zmm6,%zmm6,%zmm6
vminps	%zmm6,%zmm4,%zmm8
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm4,%zmm8 {%k1}
vbroadcastss	357f(%rip),%zmm10
vmaxps	%zmm10,%zmm8,%zmm6
vsqrtps	%zmm6,%zmm6
vmulps	%zmm0,%zmm2,%zmm0
vfnmadd231ps	%zmm7,%zmm7,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm4,%zmm2
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm2 {%k1}
vmaxps	%zmm10,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	358f(%rip){1to16},%zmm6,%zmm2
vmulps	%zmm2,%zmm0,%zmm0
vmulps	%zmm0,%zmm5,%zmm0
vfnmadd231ps	%zmm12,%zmm3,%zmm1
vsqrtps	%zmm0,%zmm0
vmaxps	%zmm1,%zmm0,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm0,%zmm2 {%k1}
movq	(%rsp),%rax
vbroadcastss	52(%rax),%zmm13
vbroadcastss	76(%rax),%zmm17
vbroadcastss	56(%rax),%zmm10
vbroadcastss	80(%rax),%zmm11
vbroadcastss	60(%rax),%zmm6
vbroadcastss	84(%rax),%zmm8
vbroadcastss	64(%rax),%zmm4
vbroadcastss	88(%rax),%zmm5
vmaxps	%zmm29,%zmm2,%zmm0
vminps	%zmm9,%zmm17,%zmm1
vcmpunordps	%zmm9,%zmm9,%k1
vmovups	%zmm17,5984(%rsp)
vmovaps	%zmm17,%zmm1 {%k1}
vmaxps	%zmm1,%zmm13,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm13,6048(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vminps	%zmm7,%zmm11,%zmm1
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm11,6112(%rsp)
vmovaps	%zmm11,%zmm1 {%k1}
vmaxps	%zmm1,%zmm10,%zmm9
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm10,6176(%rsp)
vmovaps	%zmm10,%zmm9 {%k1}
vmovups	%zmm8,6240(%rsp)
vminps	%zmm0,%zmm8,%zmm0
vmovups	%zmm6,6304(%rsp)
vmaxps	%zmm0,%zmm6,%zmm0
vmovups	%zmm0,4832(%rsp)
vminps	%zmm3,%zmm5,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm5,6368(%rsp)
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,6432(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,4896(%rsp)
vbroadcastss	359f(%rip),%zmm0
vmovups	%zmm12,5920(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k1,%k0,%k1
vxorps	%xmm6,%xmm6,%xmm6
vblendmps	%zmm6,%zmm29,%zmm5 {%k1}
vblendmps	%zmm0,%zmm25,%zmm7 {%k1}
vbroadcastss	363f(%rip),%zmm0
vxorps	%zmm0,%zmm2,%zmm3
vmovups	%zmm3,7200(%rsp)
vxorps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,7136(%rsp)
leaq	-1(%r14),%rcx
movl	%r14d,%edx
shrl	%edx
movq	7536(%rsp),%rax
vcvtusi2ssl	12(%rax),%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5344(%rsp)
movq	%r14,%rax
shlq	$7,%rax
leaq	(%rax,%rax,2),%rsi
addq	$-384,%rsi
movq	%rsi,272(%rsp)
movq	%rcx,136(%rsp)
shlq	$7,%rcx
movq	16(%rsp),%rdi
addq	%rdi,%rcx
movq	%rcx,264(%rsp)
movq	%r14,%r9
shlq	$6,%r9
leaq	(%rbx,%r9),%rcx
movq	%rcx,256(%rsp)
imulq	64(%rsp),%r11
movq	%r11,32(%rsp)
leaq	(%r14,%r14),%rcx
movq	%rcx,40(%rsp)
movq	%rdx,80(%rsp)
shlq	$7,%rdx
movq	%rdx,296(%rsp)
leaq	(%rax,%rax,2),%rax
movq	%rax,288(%rsp)
movb	$1,%al
vcmpunordps	%zmm2,%zmm2,%k1
kmovw	%k1,14(%rsp)
vcmpunordps	%zmm9,%zmm9,%k1
kmovw	%k1,12(%rsp)
vmovups	%zmm5,6496(%rsp)
vbroadcastss	364f(%rip),%zmm0
vmovups	%zmm0,4960(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3744(%rsp)
vmovups	%zmm0,3680(%rsp)
vmovups	%zmm0,3616(%rsp)
vmovups	%zmm0,3552(%rsp)
vmovups	%zmm0,3488(%rsp)
vmovups	%zmm0,3424(%rsp)
vmovups	%zmm0,3360(%rsp)
vmovups	%zmm0,3296(%rsp)
vmovups	%zmm0,3232(%rsp)
vmovups	%zmm0,2272(%rsp)
vmovups	%zmm0,4768(%rsp)
vmovups	%zmm0,4704(%rsp)
vmovups	%zmm0,4576(%rsp)
vmovups	%zmm0,4448(%rsp)
vmovups	%zmm0,4064(%rsp)
vmovups	%zmm0,4384(%rsp)
vmovups	%zmm0,4320(%rsp)
vmovups	%zmm0,4256(%rsp)
vmovups	%zmm0,3936(%rsp)
vmovups	%zmm0,4192(%rsp)
vmovups	%zmm0,4128(%rsp)
vmovups	%zmm0,3872(%rsp)
vmovups	%zmm0,4000(%rsp)
vmovups	%zmm0,3808(%rsp)
vmovups	%zmm9,6560(%rsp)
vmovups	%zmm9,4640(%rsp)
vmovups	%zmm2,6624(%rsp)
vmovups	%zmm2,4512(%rsp)
movq	%r13,72(%rsp)
movq	%r14,48(%rsp)
movq	%r9,88(%rsp)
vpbroadcastd	365f(%rip),%zmm22
vpbroadcastd	366f(%rip),%zmm23
vbroadcastss	367f(%rip),%zmm24
vbroadcastss	368f(%rip),%zmm26
vbroadcastss	369f(%rip),%zmm27
vbroadcastss	372f(%rip),%zmm28
vbroadcastss	373f(%rip),%zmm20
vmovups	%zmm14,6816(%rsp)
vmovdqu64	%zmm15,6752(%rsp)
vmovdqu64	%zmm18,6688(%rsp)
jmp	46f
.p2align	4
45:
vmovups	624(%rsp),%zmm0
vcmpgeps	5088(%rsp),%zmm0,%k1
vcmpltps	5728(%rsp),%zmm31,%k2
vmovups	3232(%rsp),%zmm0
vmovaps	%zmm16,%zmm0 {%k2}
vmovups	%zmm0,3232(%rsp)
vmovups	7008(%rsp),%zmm6
vmovaps	%zmm18,%zmm6 {%k2}
vmovups	3296(%rsp),%zmm0
vmovaps	%zmm17,%zmm0 {%k2}
vmovups	%zmm0,3296(%rsp)
vmovups	3360(%rsp),%zmm0
vmovaps	%zmm15,%zmm0 {%k2}
vmovups	%zmm0,3360(%rsp)
vmovups	3424(%rsp),%zmm0
vmovaps	%zmm13,%zmm0 {%k2}
vmovups	%zmm0,3424(%rsp)
vmovups	3488(%rsp),%zmm0
vmovaps	%zmm12,%zmm0 {%k2}
vmovups	%zmm0,3488(%rsp)
vmovups	3552(%rsp),%zmm0
vmovaps	%zmm11,%zmm0 {%k2}
vmovups	%zmm0,3552(%rsp)
vmovups	3616(%rsp),%zmm0
vmovaps	%zmm9,%zmm0 {%k2}
vmovups	%zmm0,3616(%rsp)
vmovups	3680(%rsp),%zmm0
vmovaps	%zmm8,%zmm0 {%k2}
vmovups	%zmm0,3680(%rsp)
vmovups	3744(%rsp),%zmm0
vmovaps	%zmm14,%zmm0 {%k2}
vmovups	%zmm0,3744(%rsp)
vmovups	4512(%rsp),%zmm0
vmovups	304(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4512(%rsp)
vmovups	4448(%rsp),%zmm0
vmovups	2528(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4448(%rsp)
vmovups	4640(%rsp),%zmm0
vmovups	432(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4640(%rsp)
vmovups	4576(%rsp),%zmm0
vmovups	2592(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4576(%rsp)
vmovups	4832(%rsp),%zmm0
vmovups	368(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4832(%rsp)
vmovups	4704(%rsp),%zmm0
vmovups	880(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4704(%rsp)
vmovups	4896(%rsp),%zmm0
vmovups	496(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4896(%rsp)
vmovups	4768(%rsp),%zmm0
vmovups	560(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4768(%rsp)
vmovups	3808(%rsp),%zmm0
vmovups	2080(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3808(%rsp)
vmovups	4000(%rsp),%zmm0
vmovups	2336(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4000(%rsp)
vmovups	3872(%rsp),%zmm0
vmovups	2016(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3872(%rsp)
vmovups	4128(%rsp),%zmm0
vmovups	944(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4128(%rsp)
vmovups	4192(%rsp),%zmm0
vmovups	1008(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4192(%rsp)
vmovups	3936(%rsp),%zmm0
vmovups	2400(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3936(%rsp)
vmovups	4256(%rsp),%zmm0
vmovups	688(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4256(%rsp)
vmovups	4320(%rsp),%zmm0
vmovups	1072(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4320(%rsp)
vmovups	4384(%rsp),%zmm0
vmovups	816(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4384(%rsp)
vmovups	4064(%rsp),%zmm0
vmovups	2464(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4064(%rsp)
vmovups	7072(%rsp),%zmm7
vmovups	752(%rsp),%zmm0
vmovaps	%zmm0,%zmm7 {%k2}
vmovups	2272(%rsp),%zmm0
vmovups	1888(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2272(%rsp)
vmovups	4960(%rsp),%zmm0
vmovups	6944(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4960(%rsp)
vmovups	6496(%rsp),%zmm0
vmovaps	%zmm0,%zmm5 {%k1} {z}
xorl	%eax,%eax
vbroadcastss	349f(%rip),%zmm19
vbroadcastss	387f(%rip),%zmm21
vpbroadcastd	365f(%rip),%zmm22
vpbroadcastd	366f(%rip),%zmm23
vpbroadcastd	334f(%rip),%zmm16
vbroadcastss	367f(%rip),%zmm24
vbroadcastss	368f(%rip),%zmm26
vbroadcastss	369f(%rip),%zmm27
vbroadcastss	372f(%rip),%zmm28
vbroadcastss	373f(%rip),%zmm20
movq	128(%rsp),%r8
vmovups	6816(%rsp),%zmm14
vmovups	6752(%rsp),%zmm15
vmovups	6688(%rsp),%zmm18
46:
testb	$1,%al
vbroadcastss	384f(%rip),%zmm4
je	328f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm5,%xmm0
vmovshdup	%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm5,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	328f
vmovups	%zmm6,7008(%rsp)
movq	(%rsp),%rax
vmovss	248(%rax),%xmm0
vmovss	%xmm0,560(%rsp)
vmovss	252(%rax),%xmm0
vcvttss2usi	244(%rax),%eax
vmovaps	%xmm0,688(%rsp)
vmulss	386f(%rip),%xmm0,%xmm1
vpxord	%xmm22,%xmm22,%xmm22
vxorps	%xmm24,%xmm24,%xmm24
vpxord	%xmm23,%xmm23,%xmm23
vpxord	%xmm16,%xmm16,%xmm16
testl	%r14d,%r14d
vbroadcastss	347f(%rip),%zmm6
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
vbroadcastss	376f(%rip),%zmm20
je	49f
movq	32(%rsp),%rcx
leaq	109056(%rbx),%rdx
xorl	%esi,%esi
.p2align	4
47:
movl	%ecx,%edi
shrl	%edi
andl	$1073741823,%edi
shlq	$7,%rdi
addq	24(%rsp),%rdi
xorl	%r8d,%r8d
.p2align	4
48:
vmovaps	-64(%rdi,%r8,2),%zmm0
vmovaps	(%rdi,%r8,2),%zmm2
vaddps	%zmm4,%zmm2,%zmm3
vsubps	%zmm2,%zmm0,%zmm0
vmaxps	%zmm31,%zmm0,%zmm2
vfmadd132ps	%zmm6,%zmm3,%zmm2
vdivps	%zmm2,%zmm29,%zmm2
vmovaps	%zmm2,(%rdx,%r8)
vmulps	%zmm2,%zmm0,%zmm3
vaddps	%zmm2,%zmm16,%zmm16
vaddps	%zmm3,%zmm23,%zmm23
vfmadd231ps	%zmm0,%zmm3,%zmm24
addq	$64,%r8
cmpq	%r8,%r9
jne	48b
incq	%rsi
addq	%r9,%rdx
addq	40(%rsp),%rcx
cmpq	%r14,%rsi
jne	47b
49:
vmovups	%zmm5,5728(%rsp)
vmovups	%zmm7,7072(%rsp)
movl	%eax,%ecx
vmovaps	%zmm21,%zmm7
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vmovaps	%zmm21,%zmm8
incl	%ecx
jne	85f
52:
vmovups	%zmm8,5024(%rsp)
vmovups	%zmm7,5088(%rsp)
vmovdqu64	%zmm22,6944(%rsp)
vbroadcastss	398f(%rip),%zmm0
vcvttss2usi	2272(%rsp),%eax
vfmadd213ps	399f(%rip){1to16},%zmm11,%zmm0
vmovups	%zmm0,6880(%rsp)
shrl	$25,%eax
movq	(%rsp),%rcx
vbroadcastss	52(%rcx,%rax,4),%zmm0
vbroadcastss	76(%rcx,%rax,4),%zmm1
vbroadcastss	56(%rcx,%rax,4),%zmm2
vbroadcastss	80(%rcx,%rax,4),%zmm3
vbroadcastss	60(%rcx,%rax,4),%zmm4
vbroadcastss	84(%rcx,%rax,4),%zmm5
vbroadcastss	64(%rcx,%rax,4),%zmm6
vbroadcastss	88(%rcx,%rax,4),%zmm7
vminps	6624(%rsp),%zmm1,%zmm8
kmovw	14(%rsp),%k1
vmovaps	%zmm1,%zmm8 {%k1}
vmaxps	%zmm8,%zmm0,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm0,%zmm9 {%k1}
vminps	6560(%rsp),%zmm3,%zmm0
kmovw	12(%rsp),%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vminps	%zmm11,%zmm5,%zmm0
vcmpunordps	%zmm11,%zmm11,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm28
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm28 {%k1}
vminps	%zmm10,%zmm7,%zmm0
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm27
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm27 {%k1}
vxorps	%xmm0,%xmm0,%xmm0
vcmpeqps	5728(%rsp),%zmm0,%k1
vblendmps	%zmm0,%zmm29,%zmm4 {%k1}
vblendmps	359f(%rip){1to16},%zmm25,%zmm5 {%k1}
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm4,5408(%rsp)
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	324f
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5856(%rsp)
vmovups	%zmm0,2720(%rsp)
vmovups	%zmm0,2656(%rsp)
vmovups	%zmm0,2784(%rsp)
vmovups	%zmm0,2848(%rsp)
vmovups	%zmm0,2976(%rsp)
vmovups	%zmm29,2912(%rsp)
vmovups	%zmm21,5792(%rsp)
vbroadcastss	422f(%rip),%zmm21
vbroadcastss	352f(%rip),%zmm0
vmovups	%zmm0,5280(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2528(%rsp)
vmovups	%zmm0,2592(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
jmp	54f
.p2align	4
53:
vmovups	7392(%rsp),%zmm2
vmovups	880(%rsp),%zmm6
vmovaps	%zmm2,%zmm6 {%k4}
vmovups	7328(%rsp),%zmm2
vmovups	560(%rsp),%zmm17
vmovaps	%zmm2,%zmm17 {%k4}
vmovups	2528(%rsp),%zmm2
vblendmps	%zmm2,%zmm11,%zmm2 {%k4}
vmovups	%zmm2,2528(%rsp)
vmovaps	%zmm15,%zmm19 {%k3}
vmovups	%zmm19,5792(%rsp)
vfmadd213ps	%zmm25,%zmm5,%zmm11
vcmpunordps	%zmm11,%zmm11,%k1
vmovups	1248(%rsp),%zmm1
vminps	%zmm11,%zmm1,%zmm2
vmovaps	%zmm1,%zmm2 {%k1}
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	1312(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm2
vmovaps	%zmm3,%zmm2 {%k1}
vcmpnltps	%zmm0,%zmm5,%k5
vblendmps	%zmm2,%zmm25,%zmm19 {%k3}
vsubps	%zmm25,%zmm19,%zmm0
vmovaps	%zmm0,%zmm24 {%k3}
vmovups	368(%rsp),%zmm2
vfmadd213ps	%zmm31,%zmm0,%zmm2
vmovups	2592(%rsp),%zmm0
vblendmps	%zmm0,%zmm28,%zmm0 {%k4}
vmovups	%zmm0,2592(%rsp)
vmovaps	%zmm5,%zmm8 {%k3}
vmovups	%zmm8,2912(%rsp)
vfmadd213ps	%zmm21,%zmm28,%zmm5
vminps	%zmm5,%zmm18,%zmm0
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm18,%zmm0 {%k1}
vmovups	1376(%rsp),%zmm1
vmaxps	%zmm0,%zmm1,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm1,%zmm3 {%k1}
vblendmps	%zmm3,%zmm21,%zmm25 {%k3}
vsubps	%zmm21,%zmm25,%zmm0
vdivps	%zmm13,%zmm29,%zmm4
vmovaps	%zmm0,%zmm26 {%k3}
vmovups	496(%rsp),%zmm16
vfmadd213ps	%zmm2,%zmm0,%zmm16
vmovups	%zmm24,2720(%rsp)
vmulps	%zmm24,%zmm4,%zmm0
vmovaps	%zmm0,%zmm5
vmovups	944(%rsp),%zmm11
vmovups	432(%rsp),%zmm9
vfnmadd213ps	%zmm9,%zmm11,%zmm5
vmovups	688(%rsp),%zmm15
vmovups	1760(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm15,%zmm0
vmovups	%zmm26,2656(%rsp)
vmulps	%zmm26,%zmm4,%zmm4
vmovups	1008(%rsp),%zmm10
vfnmadd231ps	%zmm4,%zmm10,%zmm5
vmovups	1072(%rsp),%zmm12
vfnmadd231ps	%zmm4,%zmm12,%zmm0
vmovups	5536(%rsp),%zmm1
vmulps	%zmm5,%zmm1,%zmm4
vmovups	816(%rsp),%zmm3
vmulps	%zmm1,%zmm3,%zmm5
vmovups	5600(%rsp),%zmm2
vmulps	%zmm5,%zmm2,%zmm7
vmulps	%zmm4,%zmm7,%zmm8
vfmsub231ps	%zmm0,%zmm2,%zmm8
vfnmadd213ps	%zmm29,%zmm7,%zmm7
vmaxps	379f(%rip){1to16},%zmm7,%zmm0
vdivps	%zmm0,%zmm29,%zmm0
vmulps	%zmm8,%zmm0,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmulps	%zmm4,%zmm1,%zmm4
vmulps	%zmm1,%zmm5,%zmm5
vmulps	%zmm0,%zmm13,%zmm0
vbroadcastss	437f(%rip),%zmm2
vmulps	%zmm2,%zmm27,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddps	%zmm0,%zmm27,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	1440(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	1504(%rsp),%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vblendmps	%zmm0,%zmm27,%zmm24 {%k3}
vsubps	%zmm27,%zmm24,%zmm0
vfmadd231ps	%zmm18,%zmm0,%zmm16
vmulps	%zmm4,%zmm13,%zmm4
knotw	%k3,%k1
vmovdqa32	%zmm14,%zmm14 {%k1} {z}
vmovdqu64	%zmm14,5856(%rsp)
vmovaps	%zmm25,%zmm14
vmovaps	%zmm0,%zmm20 {%k3}
vmovups	%zmm20,2848(%rsp)
vfnmadd231ps	%zmm5,%zmm0,%zmm4
vmulps	%zmm2,%zmm22,%zmm0
vmaxps	%zmm4,%zmm0,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm0,%zmm5 {%k1}
vaddps	%zmm5,%zmm22,%zmm0
vmovups	304(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vmovups	624(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm0
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm1,%zmm0 {%k1}
vblendmps	%zmm0,%zmm22,%zmm26 {%k3}
vsubps	%zmm22,%zmm26,%zmm0
vmovaps	%zmm0,%zmm23 {%k3}
vmovups	%zmm23,2784(%rsp)
vfmadd231ps	%zmm0,%zmm9,%zmm16 {%k5} {z}
vmovaps	%zmm16,%zmm30 {%k3}
vmovups	%zmm30,2976(%rsp)
vcmpeqps	1184(%rsp),%zmm31,%k1
vbroadcastss	362f(%rip),%zmm25
vmovups	752(%rsp),%zmm13
vcmpeqps	%zmm25,%zmm13,%k1 {%k1}
vmovups	5344(%rsp),%zmm0
vmovups	1824(%rsp),%zmm4
vcmpleps	%zmm4,%zmm0,%k1 {%k1}
vbroadcastss	384f(%rip),%zmm13 {%k1}
vcmpeqps	%zmm25,%zmm13,%k1
vmovaps	%zmm29,%zmm1 {%k1} {z}
vminps	%zmm4,%zmm0,%zmm2
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm0,%zmm2 {%k1}
vxorps	%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm1,%xmm0
vmovshdup	%xmm1,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vextractf128	$1,%ymm1,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vextractf32x4	$2,%zmm1,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vmovups	%zmm1,5408(%rsp)
vextractf32x4	$3,%zmm1,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vucomiss	%xmm7,%xmm0
vmovaps	%zmm19,%zmm7
vmovaps	%zmm19,%zmm9
vmovaps	%zmm14,%zmm8
vmovaps	%zmm26,%zmm28
vmovaps	%zmm24,%zmm27
vmovaps	%zmm6,%zmm0
vmovaps	%zmm17,%zmm1
vmovaps	%zmm13,%zmm5
vbroadcastss	355f(%rip),%zmm30
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
vbroadcastss	376f(%rip),%zmm20
vmovups	3168(%rsp),%zmm21
jbe	325f
54:
vmovups	%zmm5,7264(%rsp)
vmovups	%zmm1,7328(%rsp)
vmovups	%zmm0,7392(%rsp)
vmovups	%zmm2,1888(%rsp)
vcvttss2usi	%xmm2,%eax
shrl	$25,%eax
movq	(%rsp),%rdx
vmovss	52(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,5152(%rsp)
vmovss	56(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,5216(%rsp)
vmovss	76(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1152(%rsp)
vmovss	80(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,2464(%rsp)
vmovss	60(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,2400(%rsp)
vmovss	84(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,2336(%rsp)
vmovss	64(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1168(%rsp)
vcvttss2usi	212(%rdx),%ecx
vcvttss2usi	216(%rdx),%r8d
vcvttss2usi	220(%rdx),%r10d
vmovss	88(%rdx,%rax,4),%xmm0
vmovaps	%xmm0,1136(%rsp)
vbroadcastss	224(%rdx),%zmm3
vcvttss2usi	%xmm3,%eax
vbroadcastss	228(%rdx),%zmm0
vmovups	%zmm9,3040(%rsp)
vfnmadd231ps	%zmm3,%zmm9,%zmm0
vmovups	%zmm8,3104(%rsp)
vfnmadd213ps	232(%rdx){1to16},%zmm8,%zmm3
vmovaps	%zmm31,107776(%rbx)
vmovaps	%zmm31,107840(%rbx)
vmovaps	%zmm31,107904(%rbx)
vmovaps	%zmm31,107968(%rbx)
vmovaps	%zmm31,108032(%rbx)
vmovaps	%zmm31,108096(%rbx)
vmovaps	%zmm31,108160(%rbx)
vmovaps	%zmm31,108224(%rbx)
vmovaps	%zmm31,108288(%rbx)
vmovaps	%zmm31,108352(%rbx)
vmovaps	%zmm31,108416(%rbx)
vmovaps	%zmm31,108480(%rbx)
vmovaps	%zmm31,108544(%rbx)
vmovaps	%zmm31,108608(%rbx)
vmovups	%zmm0,5536(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	388f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	389f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2080(%rsp)
vmovups	%zmm3,5600(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2016(%rsp)
movq	136(%rsp),%rdi
imulq	%rax,%rdi
leaq	10(%rdi),%rdx
movabsq	$-6148914691236517205,%rsi
mulxq	%rsi,%rdx,%rdx
shrq	$2,%rdx
addl	%edx,%edx
leal	(%rdx,%rdx,2),%esi
movslq	%r10d,%rdx
subl	%esi,%r10d
movl	%r10d,752(%rsp)
addq	$5,%rdi
movslq	%r8d,%r10
subl	%esi,%r8d
movl	%r8d,816(%rsp)
imulq	%rcx,%r10
movq	%r10,1952(%rsp)
cmpl	$1,%eax
movl	$0,%esi
cmoveq	80(%rsp),%rsi
leal	(%rsi,%rsi),%ecx
shlq	$2,%rdx
movq	%rdx,%r8
imulq	%rax,%r8
movq	%r8,1008(%rsp)
movq	%rsi,%rbp
shlq	$7,%rbp
movq	%r14,%r8
movq	%rcx,1184(%rsp)
subq	%rcx,%r8
movq	%r8,944(%rsp)
leaq	109056(%rbx),%rcx
addq	%rbp,%rcx
movq	%rcx,5472(%rsp)
movq	%rsi,%rcx
shlq	$8,%rcx
addq	24(%rsp),%rcx
movq	%rcx,688(%rsp)
leaq	(%rsi,%rsi,2),%r8
shlq	$8,%r8
leaq	95680(%rbx),%rcx
addq	%rcx,%r8
movq	%r8,560(%rsp)
movq	%rsi,1248(%rsp)
movq	%rsi,%rcx
imulq	%rax,%rcx
leaq	(%rcx,%rcx,2),%rsi
shlq	$7,%rsi
leaq	832(%rbx),%rcx
addq	%rcx,%rsi
movq	%rsi,880(%rsp)
shlq	$6,%rax
leaq	(%rax,%rax,2),%rax
movq	%rax,304(%rsp)
vmovaps	%zmm29,%zmm4
movl	$16,%esi
movl	$16,%eax
vbroadcastss	373f(%rip),%zmm17
vmovups	%zmm21,3168(%rsp)
vmovups	%zmm28,2208(%rsp)
vmovups	%zmm27,2144(%rsp)
jmp	56f
.p2align	4
55:
vmovups	1696(%rsp),%zmm4
vsubps	%zmm8,%zmm4,%zmm4
movl	1632(%rsp),%eax
movl	%eax,%esi
vbroadcastss	355f(%rip),%zmm30
vxorps	%xmm31,%xmm31,%xmm31
vbroadcastss	373f(%rip),%zmm17
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
vbroadcastss	376f(%rip),%zmm20
56:
addl	$-1,%eax
jae	77f
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	77f
movl	%eax,1632(%rsp)
vmovups	%zmm4,1696(%rsp)
vcmpltps	%zmm4,%zmm31,%k1
vbroadcastss	364f(%rip),%zmm5
vmovups	2080(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm0 {%k1}
vmovaps	438f(%rip),%xmm1
vmovaps	%zmm1,%zmm6
vpermps	%zmm0,%zmm1,%zmm1
vextractf64x4	$1,%zmm0,%ymm2
vinsertps	$76,%xmm2,%xmm0,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vunpcklps	%xmm0,%xmm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vunpckhps	%xmm0,%xmm2,%xmm4
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm3,%xmm1,%xmm1
vmovaps	439f+16(%rip),%xmm3
vmovaps	%zmm3,%zmm7
vpermps	%zmm0,%zmm3,%zmm3
vunpcklps	%ymm0,%ymm2,%ymm4
vextractf128	$1,%ymm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vmovaps	442f+16(%rip),%xmm4
vmovaps	%zmm4,%zmm8
vpermps	%zmm0,%zmm4,%zmm4
vunpckhps	%ymm0,%ymm2,%ymm0
vextractf128	$1,%ymm0,%xmm0
vminps	%xmm0,%xmm4,%xmm0
vminps	%xmm3,%xmm0,%xmm0
vminps	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm0,%xmm1
vminss	%xmm1,%xmm0,%xmm0
vmovss	334f(%rip),%xmm9
vaddss	%xmm0,%xmm9,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm10,%k1 {%k1}
vmovups	2016(%rsp),%zmm10
vblendmps	%zmm10,%zmm5,%zmm1 {%k1}
vpermps	%zmm1,%zmm6,%zmm2
vextractf64x4	$1,%zmm1,%ymm3
vinsertps	$76,%xmm3,%xmm1,%xmm4
vextractf32x4	$2,%zmm1,%xmm5
vunpcklps	%xmm1,%xmm5,%xmm5
vminps	%xmm5,%xmm4,%xmm4
vunpckhps	%xmm1,%xmm3,%xmm5
vminps	%xmm5,%xmm2,%xmm2
vminps	%xmm4,%xmm2,%xmm2
vpermps	%zmm1,%zmm7,%zmm4
vunpcklps	%ymm1,%ymm3,%ymm5
vextractf128	$1,%ymm5,%xmm5
vminps	%xmm5,%xmm4,%xmm4
vpermps	%zmm1,%zmm8,%zmm5
vunpckhps	%ymm1,%ymm3,%ymm1
vextractf128	$1,%ymm1,%xmm1
vminps	%xmm1,%xmm5,%xmm1
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm1,%xmm2
vminss	%xmm2,%xmm1,%xmm1
vcvttss2si	%xmm0,%ecx
decl	%ecx
vcvttss2si	%xmm1,%r10d
decl	%r10d
movl	752(%rsp),%r8d
cmpl	%r8d,%ecx
cmovll	%ecx,%r8d
movl	816(%rsp),%eax
cmpl	%eax,%r10d
cmovll	%r10d,%eax
vaddss	%xmm1,%xmm9,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm10,%zmm1,%k2
vcmpleps	%zmm0,%zmm10,%k0 {%k2}
kandw	%k0,%k1,%k3
vmovaps	%zmm29,%zmm8 {%k3} {z}
testl	%r14d,%r14d
je	55b
movl	%r8d,%r9d
sarl	$31,%r9d
andnl	%r8d,%r9d,%r8d
leaq	1(%r8),%r9
vcvtsi2ss	%r9,%xmm15,%xmm2
leaq	2(%r8),%r9
vmovups	%zmm8,624(%rsp)
vcvtsi2ss	%r9,%xmm15,%xmm8
leaq	3(%r8),%r9
vcvtsi2ss	%r9,%xmm15,%xmm9
leaq	4(%r8),%r9
vcvtsi2ss	%r9,%xmm15,%xmm10
movl	%eax,%r9d
sarl	$31,%r9d
andnl	%eax,%r9d,%r11d
leaq	1(%r11),%rax
vcvtsi2ss	%rax,%xmm15,%xmm4
leaq	2(%r11),%r9
vcvtsi2ss	%r8d,%xmm15,%xmm1
leaq	3(%r11),%rax
vcvtsi2ss	%r11d,%xmm15,%xmm0
leaq	4(%r11),%r8
vbroadcastss	%xmm1,%zmm1
vmovups	5536(%rsp),%zmm14
vsubps	%zmm1,%zmm14,%zmm5
vbroadcastss	348f(%rip),%zmm19
vandps	%zmm19,%zmm5,%zmm1
vsubps	%zmm1,%zmm29,%zmm3
vxorps	%xmm20,%xmm20,%xmm20
vmaxps	%zmm20,%zmm3,%zmm3
vbroadcastss	384f(%rip),%zmm24
vsubps	%zmm1,%zmm24,%zmm1
vmaxps	%zmm20,%zmm1,%zmm1
vmulps	%zmm3,%zmm3,%zmm6
vmulps	%zmm1,%zmm1,%zmm7
vmulps	%zmm6,%zmm3,%zmm3
vbroadcastss	396f(%rip),%zmm26
vmulps	%zmm26,%zmm3,%zmm3
vfmadd231ps	%zmm1,%zmm7,%zmm3
vfmadd213ps	%zmm7,%zmm26,%zmm6
vbroadcastss	347f(%rip),%zmm22
vmulps	%zmm22,%zmm6,%zmm1
vcmpltps	%zmm20,%zmm5,%k1
vbroadcastss	363f(%rip),%zmm23
vxorps	%zmm23,%zmm1,%zmm1 {%k1}
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm14,%zmm5
vandps	%zmm19,%zmm5,%zmm2
vsubps	%zmm2,%zmm29,%zmm6
vmaxps	%zmm20,%zmm6,%zmm6
vsubps	%zmm2,%zmm24,%zmm2
vmaxps	%zmm20,%zmm2,%zmm7
vmulps	%zmm6,%zmm6,%zmm2
vmulps	%zmm7,%zmm7,%zmm11
vmulps	%zmm2,%zmm6,%zmm6
vmulps	%zmm26,%zmm6,%zmm6
vfmadd231ps	%zmm7,%zmm11,%zmm6
vfmadd213ps	%zmm11,%zmm26,%zmm2
vcmpltps	%zmm20,%zmm5,%k1
kmovw	%k1,432(%rsp)
vbroadcastss	%xmm8,%zmm5
vsubps	%zmm5,%zmm14,%zmm5
vandps	%zmm19,%zmm5,%zmm7
vsubps	%zmm7,%zmm29,%zmm8
vmaxps	%zmm20,%zmm8,%zmm11
vsubps	%zmm7,%zmm24,%zmm7
vmaxps	%zmm20,%zmm7,%zmm7
vmulps	%zmm11,%zmm11,%zmm8
vmulps	%zmm7,%zmm7,%zmm12
vmulps	%zmm8,%zmm11,%zmm11
vmulps	%zmm26,%zmm11,%zmm11
vfmadd231ps	%zmm7,%zmm12,%zmm11
vfmadd213ps	%zmm12,%zmm26,%zmm8
vcmpltps	%zmm20,%zmm5,%k1
kmovw	%k1,496(%rsp)
vbroadcastss	%xmm9,%zmm5
vsubps	%zmm5,%zmm14,%zmm5
vandps	%zmm19,%zmm5,%zmm7
vsubps	%zmm7,%zmm29,%zmm9
vmaxps	%zmm20,%zmm9,%zmm12
vsubps	%zmm7,%zmm24,%zmm7
vmaxps	%zmm20,%zmm7,%zmm7
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm7,%zmm7,%zmm13
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm26,%zmm12,%zmm15
vfmadd231ps	%zmm7,%zmm13,%zmm15
vfmadd213ps	%zmm13,%zmm26,%zmm9
vcmpltps	%zmm20,%zmm5,%k1
kmovw	%k1,368(%rsp)
vbroadcastss	%xmm10,%zmm5
vsubps	%zmm5,%zmm14,%zmm5
vandps	%zmm19,%zmm5,%zmm7
vsubps	%zmm7,%zmm29,%zmm10
vmaxps	%zmm20,%zmm10,%zmm12
vsubps	%zmm7,%zmm24,%zmm7
vmaxps	%zmm20,%zmm7,%zmm7
vmulps	%zmm12,%zmm12,%zmm10
vmulps	%zmm7,%zmm7,%zmm13
vmulps	%zmm10,%zmm12,%zmm12
vmulps	%zmm26,%zmm12,%zmm21
vfmadd231ps	%zmm7,%zmm13,%zmm21
vfmadd213ps	%zmm13,%zmm26,%zmm10
vcmpltps	%zmm20,%zmm5,%k7
vbroadcastss	%xmm0,%zmm0
vmovups	5600(%rsp),%zmm31
vsubps	%zmm0,%zmm31,%zmm5
vandps	%zmm19,%zmm5,%zmm0
vsubps	%zmm0,%zmm29,%zmm7
vmaxps	%zmm20,%zmm7,%zmm7
vsubps	%zmm0,%zmm24,%zmm0
vmaxps	%zmm20,%zmm0,%zmm12
vmulps	%zmm7,%zmm7,%zmm0
vmulps	%zmm12,%zmm12,%zmm13
vmulps	%zmm0,%zmm7,%zmm7
vmulps	%zmm26,%zmm7,%zmm25
vfmadd231ps	%zmm12,%zmm13,%zmm25
vfmadd213ps	%zmm13,%zmm26,%zmm0
vcmpltps	%zmm20,%zmm5,%k5
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm4,%zmm31,%zmm4
vandps	%zmm19,%zmm4,%zmm5
vsubps	%zmm5,%zmm29,%zmm7
vmaxps	%zmm20,%zmm7,%zmm7
vsubps	%zmm5,%zmm24,%zmm5
vmaxps	%zmm20,%zmm5,%zmm12
vmulps	%zmm7,%zmm7,%zmm5
vmulps	%zmm12,%zmm12,%zmm13
vmulps	%zmm5,%zmm7,%zmm7
vmulps	%zmm26,%zmm7,%zmm30
vfmadd231ps	%zmm12,%zmm13,%zmm30
vfmadd213ps	%zmm13,%zmm26,%zmm5
vcvtsi2ss	%r9,%xmm29,%xmm7
vcmpltps	%zmm20,%zmm4,%k4
vbroadcastss	%xmm7,%zmm4
vsubps	%zmm4,%zmm31,%zmm7
vandps	%zmm19,%zmm7,%zmm4
vsubps	%zmm4,%zmm29,%zmm12
vmaxps	%zmm20,%zmm12,%zmm13
vsubps	%zmm4,%zmm24,%zmm4
vmaxps	%zmm20,%zmm4,%zmm14
vmulps	%zmm13,%zmm13,%zmm12
vmulps	%zmm14,%zmm14,%zmm16
vmulps	%zmm12,%zmm13,%zmm4
vmulps	%zmm26,%zmm4,%zmm4
vfmadd231ps	%zmm14,%zmm16,%zmm4
vfmadd213ps	%zmm16,%zmm26,%zmm12
vcmpltps	%zmm20,%zmm7,%k2
vcvtsi2ss	%rax,%xmm29,%xmm7
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm7,%zmm31,%zmm13
vandps	%zmm19,%zmm13,%zmm7
vsubps	%zmm7,%zmm29,%zmm14
vmaxps	%zmm20,%zmm14,%zmm14
vsubps	%zmm7,%zmm24,%zmm7
vmaxps	%zmm20,%zmm7,%zmm16
vmulps	%zmm14,%zmm14,%zmm17
vmulps	%zmm16,%zmm16,%zmm18
vmulps	%zmm17,%zmm14,%zmm7
vmulps	%zmm26,%zmm7,%zmm7
vfmadd231ps	%zmm16,%zmm18,%zmm7
vfmadd213ps	%zmm18,%zmm26,%zmm17
vcmpltps	%zmm20,%zmm13,%k1
vcvtsi2ss	%r8,%xmm29,%xmm13
vbroadcastss	%xmm13,%zmm13
vsubps	%zmm13,%zmm31,%zmm13
vandps	%zmm19,%zmm13,%zmm14
vsubps	%zmm14,%zmm29,%zmm16
vmaxps	%zmm20,%zmm16,%zmm16
vsubps	%zmm14,%zmm24,%zmm14
vmaxps	%zmm20,%zmm14,%zmm14
vmulps	%zmm16,%zmm16,%zmm18
vmulps	%zmm14,%zmm14,%zmm19
vmulps	%zmm18,%zmm16,%zmm16
vmulps	%zmm26,%zmm16,%zmm16
vfmadd231ps	%zmm14,%zmm19,%zmm16
vfmadd213ps	%zmm19,%zmm26,%zmm18
vmulps	%zmm22,%zmm2,%zmm2
kmovw	432(%rsp),%k6
vxorps	%zmm23,%zmm2,%zmm2 {%k6}
vmulps	%zmm22,%zmm8,%zmm8
kmovw	496(%rsp),%k6
vxorps	%zmm23,%zmm8,%zmm8 {%k6}
vmulps	%zmm22,%zmm9,%zmm9
kmovw	368(%rsp),%k6
vxorps	%zmm23,%zmm9,%zmm9 {%k6}
vmulps	%zmm22,%zmm10,%zmm10
vxorps	%zmm23,%zmm10,%zmm10 {%k7}
vmulps	%zmm22,%zmm0,%zmm0
vxorps	%zmm23,%zmm0,%zmm0 {%k5}
vmulps	%zmm22,%zmm5,%zmm5
vxorps	%zmm23,%zmm5,%zmm5 {%k4}
vmulps	%zmm22,%zmm12,%zmm12
vxorps	%zmm23,%zmm12,%zmm12 {%k2}
vcmpltps	%zmm20,%zmm13,%k2
movq	(%rsp),%rax
vbroadcastss	224(%rax),%zmm19
vmulps	%zmm22,%zmm17,%zmm17
vxorps	%zmm23,%zmm17,%zmm17 {%k1}
vmulps	%zmm19,%zmm1,%zmm14
vmulps	%zmm19,%zmm2,%zmm20
vmulps	%zmm19,%zmm8,%zmm13
vmovups	624(%rsp),%zmm8
vmulps	%zmm19,%zmm9,%zmm1
vmulps	%zmm19,%zmm10,%zmm31
vmulps	%zmm19,%zmm0,%zmm10
vmulps	%zmm19,%zmm5,%zmm5
vmulps	%zmm19,%zmm12,%zmm12
vmulps	%zmm19,%zmm17,%zmm0
vmovups	%zmm0,1760(%rsp)
vmulps	%zmm22,%zmm18,%zmm0
vxorps	%zmm23,%zmm0,%zmm0 {%k2}
vmulps	%zmm19,%zmm0,%zmm19
vbroadcastss	397f(%rip),%zmm0
vmulps	%zmm0,%zmm3,%zmm17
vmulps	%zmm0,%zmm6,%zmm9
vmulps	%zmm0,%zmm11,%zmm18
vmulps	%zmm0,%zmm15,%zmm3
vmulps	%zmm0,%zmm21,%zmm11
vmulps	%zmm0,%zmm25,%zmm15
vmulps	%zmm0,%zmm30,%zmm21
vmulps	%zmm0,%zmm4,%zmm2
vmovups	%zmm2,1312(%rsp)
vmulps	%zmm0,%zmm7,%zmm30
vmulps	%zmm0,%zmm16,%zmm25
movl	816(%rsp),%eax
cmpl	%r10d,%eax
cmovll	%eax,%r10d
movl	%r10d,%eax
sarl	$31,%eax
andnl	%r10d,%eax,%eax
addq	1952(%rsp),%rax
imulq	%rdx,%rax
movl	752(%rsp),%r8d
cmpl	%ecx,%r8d
cmovll	%r8d,%ecx
movl	%ecx,%r8d
sarl	$31,%r8d
andnl	%ecx,%r8d,%ecx
leaq	(%rax,%rcx,4),%r13
addq	144(%rsp),%r13
movq	5472(%rsp),%r10
leaq	109120(%rbx),%rcx
movq	32(%rsp),%r12
xorl	%r11d,%r11d
vmovups	%zmm10,1568(%rsp)
vmovups	%zmm5,1072(%rsp)
vmovups	%zmm12,1824(%rsp)
vmovups	%zmm19,1504(%rsp)
vmovups	%zmm15,1440(%rsp)
vmovups	%zmm21,1376(%rsp)
.p2align	4
57:
movq	%r11,432(%rsp)
testq	%rdi,%rdi
vmovups	1760(%rsp),%zmm6
vmovups	1312(%rsp),%zmm7
je	59f
leaq	64(%rbx),%rax
xorl	%r8d,%r8d
.p2align	4
58:
leaq	(,%r8,4),%r9
addq	%r13,%r9
vbroadcastss	(%r13,%r8,4),%zmm0
vmulps	%zmm0,%zmm15,%zmm2
vmulps	%zmm0,%zmm10,%zmm0
vbroadcastss	(%rdx,%r9),%zmm4
addq	%rdx,%r9
vfmadd231ps	%zmm21,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm5,%zmm0
vbroadcastss	(%rdx,%r9),%zmm4
addq	%rdx,%r9
vfmadd231ps	%zmm7,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm12,%zmm0
vbroadcastss	(%rdx,%r9),%zmm4
addq	%rdx,%r9
vfmadd231ps	%zmm30,%zmm4,%zmm2
vfmadd231ps	%zmm4,%zmm6,%zmm0
vbroadcastss	(%rdx,%r9),%zmm4
vfmadd231ps	%zmm25,%zmm4,%zmm2
vmovaps	%zmm2,-64(%rax)
vfmadd231ps	%zmm4,%zmm19,%zmm0
vmovaps	%zmm0,(%rax)
incq	%r8
addq	$192,%rax
cmpq	%r8,%rdi
jne	58b
59:
movq	%r12,496(%rsp)
shrl	%r12d
andl	$1073741823,%r12d
shlq	$7,%r12
cmpq	$0,1248(%rsp)
vbroadcastss	424f(%rip),%zmm6
je	65f
movq	160(%rsp),%rax
leaq	(%rax,%r12),%r11
leaq	1024(%rbx),%r15
leaq	95488(%rbx),%r9
xorl	%r8d,%r8d
jmp	63f
.p2align	4
62:
vmulps	%zmm2,%zmm14,%zmm2
vfmadd213ps	%zmm2,%zmm20,%zmm0
vfmadd213ps	%zmm0,%zmm13,%zmm4
vfmadd213ps	%zmm4,%zmm1,%zmm5
vfmadd213ps	%zmm5,%zmm31,%zmm23
vmovaps	%zmm7,(%rcx,%r8)
vmovaps	%zmm23,384(%r9)
vmovaps	%zmm16,448(%r9)
vmovaps	%zmm12,576(%r9)
subq	$-128,%r8
addq	$768,%r9
addq	$384,%r15
cmpq	%r8,%rbp
je	65f
63:
vmovaps	-1024(%r15),%zmm12
vmovaps	-832(%r15),%zmm2
vmovaps	-640(%r15),%zmm0
vmulps	%zmm12,%zmm17,%zmm7
vfmadd231ps	%zmm9,%zmm2,%zmm7
vfmadd231ps	%zmm18,%zmm0,%zmm7
vmovaps	-448(%r15),%zmm4
vfmadd231ps	%zmm3,%zmm4,%zmm7
vmovaps	-256(%r15),%zmm5
vfmadd231ps	%zmm11,%zmm5,%zmm7
vmovaps	%zmm7,%zmm16
vfmadd213ps	%zmm27,%zmm28,%zmm16
vmaxps	%zmm6,%zmm16,%zmm16
vaddps	-128(%r11,%r8,2),%zmm16,%zmm22
cmpl	$16,%esi
je	64f
vmovaps	-64(%rcx,%r8),%zmm16
vmovaps	%zmm22,%zmm16 {%k3}
vmovaps	%zmm16,%zmm22
64:
vmovaps	-768(%r15),%zmm16
vmulps	%zmm12,%zmm14,%zmm24
vmulps	-960(%r15),%zmm17,%zmm26
vfmadd231ps	%zmm20,%zmm2,%zmm24
vfmadd231ps	%zmm9,%zmm16,%zmm26
vmulps	%zmm2,%zmm17,%zmm12
vmulps	%zmm16,%zmm17,%zmm16
vmovaps	-576(%r15),%zmm23
vfmadd231ps	%zmm13,%zmm0,%zmm24
vfmadd231ps	%zmm18,%zmm23,%zmm26
vfmadd231ps	%zmm9,%zmm0,%zmm12
vfmadd231ps	%zmm23,%zmm9,%zmm16
vmovaps	-384(%r15),%zmm23
vfmadd231ps	%zmm1,%zmm4,%zmm24
vfmadd231ps	%zmm3,%zmm23,%zmm26
vfmadd231ps	%zmm18,%zmm4,%zmm12
vfmadd231ps	%zmm23,%zmm18,%zmm16
vmovaps	-192(%r15),%zmm23
vfmadd231ps	%zmm31,%zmm5,%zmm24
vfmadd231ps	%zmm11,%zmm23,%zmm26
vfmadd231ps	%zmm3,%zmm5,%zmm12
vfmadd231ps	%zmm23,%zmm3,%zmm16
vmovaps	-64(%r15),%zmm23
vfmadd231ps	(%r15),%zmm11,%zmm16
vmovaps	%zmm22,-64(%rcx,%r8)
vmovaps	%zmm24,(%r9)
vmovaps	%zmm26,64(%r9)
vmovaps	%zmm7,192(%r9)
vfmadd231ps	%zmm11,%zmm23,%zmm12
vmovaps	%zmm12,%zmm7
vfmadd213ps	%zmm27,%zmm28,%zmm7
vmaxps	%zmm6,%zmm7,%zmm7
vaddps	(%r11,%r8,2),%zmm7,%zmm7
cmpl	$16,%esi
je	62b
vmovaps	(%rcx,%r8),%zmm22
vmovaps	%zmm7,%zmm22 {%k3}
vmovaps	%zmm22,%zmm7
jmp	62b
.p2align	4
65:
movq	432(%rsp),%r11
movq	%r11,%r15
imulq	%r14,%r15
cmpl	1184(%rsp),%r14d
jbe	68f
movq	688(%rsp),%rax
leaq	(%rax,%r12),%r8
leaq	1704(%r15),%rax
movq	%rax,368(%rsp)
movq	880(%rsp),%r9
movq	560(%rsp),%r14
xorl	%r11d,%r11d
movq	944(%rsp),%rax
jmp	67f
.p2align	4
66:
vmulps	%zmm12,%zmm14,%zmm12
vmulps	-768(%r9),%zmm17,%zmm22
vfmadd213ps	%zmm12,%zmm20,%zmm7
vfmadd231ps	-576(%r9),%zmm9,%zmm22
vfmadd213ps	%zmm7,%zmm13,%zmm2
vfmadd231ps	-384(%r9),%zmm18,%zmm22
vfmadd213ps	%zmm2,%zmm1,%zmm5
vfmadd231ps	-192(%r9),%zmm3,%zmm22
vfmadd213ps	%zmm5,%zmm31,%zmm4
vfmadd231ps	(%r9),%zmm11,%zmm22
vmovaps	%zmm16,(%r10,%r11)
vmovaps	%zmm4,-192(%r14)
vmovaps	%zmm22,-128(%r14)
vmovaps	%zmm0,(%r14)
addq	$64,%r11
addq	$384,%r14
addq	304(%rsp),%r9
decq	%rax
je	69f
67:
vmovaps	-832(%r9),%zmm12
vmovaps	-640(%r9),%zmm7
vmovaps	-448(%r9),%zmm2
vmulps	%zmm12,%zmm17,%zmm0
vfmadd231ps	%zmm9,%zmm7,%zmm0
vfmadd231ps	%zmm18,%zmm2,%zmm0
vmovaps	-256(%r9),%zmm5
vfmadd231ps	%zmm3,%zmm5,%zmm0
vmovaps	-64(%r9),%zmm4
vfmadd231ps	%zmm11,%zmm4,%zmm0
vmovaps	%zmm0,%zmm16
vfmadd213ps	%zmm27,%zmm28,%zmm16
vmaxps	%zmm6,%zmm16,%zmm16
vaddps	(%r8,%r11,2),%zmm16,%zmm16
cmpl	$16,%esi
je	66b
vmovaps	(%r10,%r11),%zmm22
vmovaps	%zmm16,%zmm22 {%k3}
vmovaps	%zmm22,%zmm16
jmp	66b
.p2align	4
68:
leaq	1704(%r15),%rax
movq	%rax,368(%rsp)
cmpq	$0,80(%rsp)
movq	296(%rsp),%r9
jne	72f
jmp	74f
.p2align	4
69:
movq	48(%rsp),%r14
movq	432(%rsp),%r11
cmpq	$0,80(%rsp)
movq	296(%rsp),%r9
je	74f
72:
addq	280(%rsp),%r12
leaq	96192(%rbx),%rax
xorl	%r8d,%r8d
.p2align	4
73:
vmovaps	-64(%rcx,%r8),%zmm0
vmovaps	(%rcx,%r8),%zmm2
vmulps	%zmm2,%zmm0,%zmm4
vdivps	%zmm4,%zmm29,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmovaps	%zmm2,-448(%rax)
vmovaps	-128(%r12,%r8,2),%zmm5
vsubps	%zmm0,%zmm5,%zmm5
vmulps	%zmm2,%zmm5,%zmm2
vmovaps	%zmm2,-384(%rax)
vmovaps	(%rcx,%r8),%zmm2
vmulps	%zmm4,%zmm0,%zmm0
vmovaps	%zmm0,-64(%rax)
vmovaps	(%r12,%r8,2),%zmm4
vsubps	%zmm2,%zmm4,%zmm2
vmulps	%zmm2,%zmm0,%zmm0
vmovaps	%zmm0,(%rax)
subq	$-128,%r8
addq	$768,%rax
cmpq	%r8,%r9
jne	73b
74:
testb	$1,%r14b
je	75f
movq	368(%rsp),%r8
shlq	$6,%r8
movq	256(%rsp),%rax
vmovaps	-64(%rax,%r8),%zmm0
vdivps	%zmm0,%zmm29,%zmm2
movq	152(%rsp),%rax
leal	(%rax,%r15,2),%eax
andl	$2147483646,%eax
vmulps	%zmm2,%zmm8,%zmm2
movq	272(%rsp),%r8
vmovaps	%zmm2,95744(%rbx,%r8)
shlq	$6,%rax
movq	264(%rsp),%r9
vmovaps	(%r9,%rax),%zmm4
vsubps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm0,95808(%rbx,%r8)
75:
vmovaps	107776(%rbx),%zmm26
vmovaps	107840(%rbx),%zmm16
vmovaps	107904(%rbx),%zmm23
vmovaps	107968(%rbx),%zmm22
vmovaps	108032(%rbx),%zmm5
vmovaps	108096(%rbx),%zmm7
vmovaps	108160(%rbx),%zmm27
vmovaps	108224(%rbx),%zmm0
vmovaps	108288(%rbx),%zmm4
vmovaps	108352(%rbx),%zmm28
vmovaps	108416(%rbx),%zmm24
vmovaps	108480(%rbx),%zmm12
vmovaps	108544(%rbx),%zmm2
vmovaps	108608(%rbx),%zmm29
xorl	%r8d,%r8d
movq	288(%rsp),%rax
movq	496(%rsp),%r12
.p2align	4
76:
vmovaps	95488(%rbx,%r8),%zmm8
vmovaps	95552(%rbx,%r8),%zmm10
vmovaps	95680(%rbx,%r8),%zmm19
vmovaps	95744(%rbx,%r8),%zmm21
vmovaps	95808(%rbx,%r8),%zmm15
vfmadd231ps	%zmm8,%zmm15,%zmm26
vmulps	%zmm21,%zmm8,%zmm6
vfmadd231ps	%zmm6,%zmm8,%zmm5
vfmadd231ps	%zmm10,%zmm15,%zmm16
vmulps	%zmm21,%zmm10,%zmm6
vfmadd231ps	%zmm8,%zmm6,%zmm7
vfmadd231ps	%zmm6,%zmm10,%zmm27
vfmadd231ps	%zmm19,%zmm15,%zmm23
vaddps	%zmm15,%zmm22,%zmm22
vmulps	%zmm21,%zmm19,%zmm6
vfmadd231ps	%zmm8,%zmm6,%zmm0
vfmadd231ps	%zmm8,%zmm21,%zmm24
vfmadd231ps	%zmm10,%zmm6,%zmm4
vfmadd231ps	%zmm10,%zmm21,%zmm12
vfmadd231ps	%zmm19,%zmm6,%zmm28
vaddps	%zmm6,%zmm2,%zmm2
vaddps	%zmm21,%zmm29,%zmm29
addq	$384,%r8
cmpq	%r8,%rax
jne	76b
vmovaps	%zmm26,107776(%rbx)
vmovaps	%zmm16,107840(%rbx)
vmovaps	%zmm23,107904(%rbx)
vmovaps	%zmm22,107968(%rbx)
vmovaps	%zmm5,108032(%rbx)
vmovaps	%zmm7,108096(%rbx)
vmovaps	%zmm27,108160(%rbx)
vmovaps	%zmm0,108224(%rbx)
vmovaps	%zmm4,108288(%rbx)
vmovaps	%zmm28,108352(%rbx)
vmovaps	%zmm24,108416(%rbx)
vmovaps	%zmm12,108480(%rbx)
vmovaps	%zmm2,108544(%rbx)
vmovaps	%zmm29,108608(%rbx)
incq	%r11
addq	1008(%rsp),%r13
addq	40(%rsp),%r12
movq	88(%rsp),%r9
addq	%r9,%rcx
addq	%r9,%r10
cmpq	%r14,%r11
vbroadcastss	334f(%rip),%zmm29
vmovups	2208(%rsp),%zmm28
vmovups	2144(%rsp),%zmm27
vmovups	624(%rsp),%zmm8
vmovups	1568(%rsp),%zmm10
vmovups	1072(%rsp),%zmm5
vmovups	1824(%rsp),%zmm12
vmovups	1504(%rsp),%zmm19
vmovups	1440(%rsp),%zmm15
vmovups	1376(%rsp),%zmm21
jne	57b
jmp	55b
.p2align	4
77:
vbroadcastss	5152(%rsp),%zmm23
vbroadcastss	1152(%rsp),%zmm15
vbroadcastss	5216(%rsp),%zmm11
vbroadcastss	2464(%rsp),%zmm12
vbroadcastss	2400(%rsp),%zmm0
vmovups	%zmm0,624(%rsp)
vbroadcastss	2336(%rsp),%zmm0
vmovups	%zmm0,304(%rsp)
vbroadcastss	1168(%rsp),%zmm25
vbroadcastss	1136(%rsp),%zmm8
vmovaps	107904(%rbx),%zmm0
vmovups	%zmm0,432(%rsp)
vmovaps	107968(%rbx),%zmm0
vmovups	%zmm0,1760(%rsp)
vmovaps	108352(%rbx),%zmm24
vmovaps	108544(%rbx),%zmm26
vmovaps	108608(%rbx),%zmm22
vmulps	107776(%rbx),%zmm28,%zmm0
vmovups	%zmm0,368(%rsp)
vmulps	108032(%rbx),%zmm28,%zmm0
vmulps	%zmm0,%zmm28,%zmm0
vmovups	%zmm0,2080(%rsp)
vmulps	107840(%rbx),%zmm28,%zmm0
vmovups	%zmm0,496(%rsp)
vmulps	108096(%rbx),%zmm28,%zmm0
vmulps	%zmm0,%zmm28,%zmm5
vmulps	108160(%rbx),%zmm28,%zmm0
vmulps	108224(%rbx),%zmm28,%zmm6
vmulps	108288(%rbx),%zmm28,%zmm9
vmulps	%zmm0,%zmm28,%zmm0
vmovups	%zmm0,2016(%rsp)
vmovups	5408(%rsp),%zmm0
vaddps	1888(%rsp),%zmm0,%zmm1
vcmpleps	5344(%rsp),%zmm1,%k1
vmovups	%zmm1,1824(%rsp)
vcmpgeps	399f(%rip){1to16},%zmm1,%k1 {%k1}
vmovaps	%zmm0,%zmm1 {%k1} {z}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm1,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmulps	108416(%rbx),%zmm28,%zmm16
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmulps	108480(%rbx),%zmm28,%zmm2
vmovups	%zmm2,1072(%rsp)
vucomiss	%xmm4,%xmm0
vmovups	%zmm9,1008(%rsp)
vmovups	%zmm6,944(%rsp)
vmovups	%zmm16,688(%rsp)
vmovups	%zmm25,1504(%rsp)
vmovups	%zmm8,1440(%rsp)
vmovups	%zmm11,1376(%rsp)
vmovups	%zmm12,1568(%rsp)
vmovups	%zmm23,1312(%rsp)
vmovups	%zmm15,1248(%rsp)
jbe	83f
testl	%r14d,%r14d
movq	16(%rsp),%rdi
vpbroadcastd	365f(%rip),%zmm10
vpbroadcastd	366f(%rip),%zmm11
vpbroadcastd	334f(%rip),%zmm12
vbroadcastss	367f(%rip),%zmm13
vbroadcastss	368f(%rip),%zmm14
vbroadcastss	369f(%rip),%zmm15
vbroadcastss	372f(%rip),%zmm16
movq	72(%rsp),%r13
vmovaps	%zmm5,%zmm23
vxorps	%xmm2,%xmm2,%xmm2
je	82f
movq	32(%rsp),%rax
leaq	109056(%rbx),%rcx
xorl	%edx,%edx
.p2align	4
78:
movl	%eax,%esi
shrl	%esi
andl	$1073741823,%esi
shlq	$7,%rsi
addq	%rdi,%rsi
xorl	%r8d,%r8d
.p2align	4
79:
vmovaps	(%rcx,%r8),%zmm0
vmovaps	(%rsi,%r8,2),%zmm3
vdivps	%zmm0,%zmm29,%zmm4
vsubps	%zmm0,%zmm3,%zmm3
vmulps	%zmm4,%zmm3,%zmm3
vcmpltps	%zmm3,%zmm30,%k1
vaddps	%zmm30,%zmm4,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vaddps	%zmm29,%zmm4,%zmm5
vpaddd	%zmm10,%zmm5,%zmm5
vpandd	%zmm11,%zmm5,%zmm5
vpsubd	%zmm5,%zmm12,%zmm6
vcvtdq2ps	%zmm5,%zmm5
vaddps	%zmm30,%zmm6,%zmm7
vfmadd231ps	%zmm4,%zmm6,%zmm7
vmulps	%zmm7,%zmm7,%zmm4
vmovaps	%zmm13,%zmm6
vfmadd213ps	%zmm14,%zmm7,%zmm6
vmovaps	%zmm15,%zmm8
vmovaps	%zmm17,%zmm9
vfmadd213ps	%zmm16,%zmm7,%zmm8
vfmadd213ps	%zmm18,%zmm7,%zmm9
vfmadd231ps	%zmm19,%zmm4,%zmm9
vfmadd213ps	%zmm8,%zmm4,%zmm9
vfmadd213ps	%zmm6,%zmm4,%zmm9
vfmadd213ps	%zmm7,%zmm4,%zmm9
vfmadd231ps	%zmm20,%zmm5,%zmm9
vaddps	%zmm29,%zmm3,%zmm4
vmaxps	%zmm30,%zmm3,%zmm3
vfmsub231ps	%zmm4,%zmm9,%zmm3
vfmadd231ps	%zmm3,%zmm0,%zmm2
addq	$64,%r8
cmpq	%r8,%r9
jne	79b
incq	%rdx
addq	%r9,%rcx
addq	40(%rsp),%rax
cmpq	%r14,%rdx
jne	78b
82:
vbroadcastss	423f(%rip),%zmm0
vmovups	5280(%rsp),%zmm3
vfmadd213ps	424f(%rip){1to16},%zmm3,%zmm0
vcmpltps	%zmm1,%zmm31,%k2
vaddps	%zmm0,%zmm3,%zmm0
vcmpltps	%zmm2,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	3168(%rsp),%zmm0
vbroadcastss	425f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3168(%rsp)
vmovaps	%zmm2,%zmm3 {%k3}
vmovups	%zmm3,5280(%rsp)
vblendmps	357f(%rip){1to16},%zmm29,%zmm0 {%k1}
vmovups	2720(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	3040(%rsp),%zmm17
vsubps	%zmm2,%zmm17,%zmm17
vmovups	2656(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	3104(%rsp),%zmm10
vsubps	%zmm3,%zmm10,%zmm10
vmovups	2784(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vsubps	%zmm4,%zmm28,%zmm28
vmovups	2848(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm27,%zmm27
vmovups	2976(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,2976(%rsp)
vmovups	2912(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmovups	%zmm5,2912(%rsp)
vmovaps	%zmm29,%zmm0 {%k1} {z}
vmovups	%zmm0,1184(%rsp)
vmovups	%zmm4,2848(%rsp)
vmovups	%zmm3,2784(%rsp)
vmovups	%zmm2,2656(%rsp)
vmovups	%zmm1,2720(%rsp)
vmovaps	%zmm27,%zmm4
vmovups	1008(%rsp),%zmm9
vmovups	944(%rsp),%zmm6
vmovaps	%zmm23,%zmm5
vmovups	688(%rsp),%zmm16
vmovups	1504(%rsp),%zmm25
vmovups	1440(%rsp),%zmm8
vmovups	1376(%rsp),%zmm11
vmovups	1568(%rsp),%zmm12
vmovups	1312(%rsp),%zmm23
vmovups	1248(%rsp),%zmm15
jmp	84f
.p2align	4
83:
movq	16(%rsp),%rdi
movq	72(%rsp),%r13
vmovaps	%zmm27,%zmm4
vmovups	3104(%rsp),%zmm10
vmovups	3040(%rsp),%zmm17
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1184(%rsp)
84:
vmovups	%zmm17,3040(%rsp)
vmovups	%zmm4,2144(%rsp)
vmovups	%zmm10,3104(%rsp)
vmovups	%zmm28,2208(%rsp)
vbroadcastss	353f(%rip),%zmm1
vmovups	2080(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm2
vmovups	2016(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm13
vmovups	%zmm24,2400(%rsp)
vmaxps	%zmm1,%zmm24,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm27
vmovups	%zmm22,2464(%rsp)
vmaxps	%zmm1,%zmm22,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm24
vcmpleps	%zmm23,%zmm17,%k1
vcmpleps	%zmm17,%zmm15,%k2
vmovups	368(%rsp),%zmm3
vblendmps	%zmm3,%zmm30,%zmm0 {%k2}
vbroadcastss	363f(%rip),%zmm1
vxorps	%zmm1,%zmm3,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm31,%k5
vmovdqu64	5856(%rsp),%zmm19
vpslld	$31,%zmm19,%zmm0
vpmovd2m	%zmm0,%k6
korw	%k6,%k5,%k0
vmulps	%zmm2,%zmm3,%zmm0
vmovups	%zmm0,1888(%rsp)
vmovups	%zmm2,560(%rsp)
knotw	%k0,%k1
vmovaps	%zmm29,%zmm20 {%k1} {z}
vcmpleps	%zmm11,%zmm10,%k1
vcmpleps	%zmm10,%zmm12,%k2
vmovups	496(%rsp),%zmm3
vblendmps	%zmm3,%zmm30,%zmm0 {%k2}
vxorps	%zmm1,%zmm3,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm31,%k0
vpbroadcastd	426f(%rip),%zmm0
vpandd	%zmm0,%zmm19,%zmm0
vmovdqu64	%zmm0,752(%rsp)
vptestmd	%zmm0,%zmm0,%k1
korw	%k0,%k1,%k1
vmulps	%zmm13,%zmm3,%zmm0
vmovups	%zmm0,5216(%rsp)
knotw	%k1,%k1
vmovaps	%zmm29,%zmm10 {%k1} {z}
vmovups	624(%rsp),%zmm21
vcmpleps	%zmm21,%zmm28,%k1
vcmpgeps	304(%rsp),%zmm28,%k2
vmovups	432(%rsp),%zmm18
vblendmps	%zmm18,%zmm30,%zmm0 {%k2}
vxorps	%zmm1,%zmm18,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm31,%k3
vpbroadcastd	427f(%rip),%zmm0
vpandd	%zmm0,%zmm19,%zmm0
vmovdqu64	%zmm0,1952(%rsp)
vptestmd	%zmm0,%zmm0,%k1
korw	%k3,%k1,%k1
vmovaps	%zmm27,%zmm3
vmulps	%zmm27,%zmm18,%zmm0
vmovups	%zmm0,5152(%rsp)
knotw	%k1,%k1
vmovaps	%zmm29,%zmm18 {%k1} {z}
vcmpleps	%zmm25,%zmm4,%k1
vcmpleps	%zmm4,%zmm8,%k2
vmovaps	%zmm8,%zmm14
vmovups	1760(%rsp),%zmm27
vblendmps	%zmm27,%zmm30,%zmm0 {%k2}
vxorps	%zmm1,%zmm27,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm31,%k4
vpbroadcastd	428f(%rip),%zmm0
vpandd	%zmm0,%zmm19,%zmm8
vmovdqu64	%zmm8,5472(%rsp)
vmulps	%zmm10,%zmm13,%zmm0
vmovups	%zmm10,1696(%rsp)
vmovups	%zmm5,2336(%rsp)
vmulps	%zmm0,%zmm5,%zmm1
vmulps	%zmm20,%zmm2,%zmm12
vmovaps	%zmm20,%zmm2
vmovups	%zmm20,1632(%rsp)
vmulps	%zmm12,%zmm1,%zmm4
vmovaps	%zmm4,%zmm1
vfnmadd213ps	334f(%rip){1to16},%zmm4,%zmm1
vbroadcastss	379f(%rip),%zmm28
vmaxps	%zmm28,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vbroadcastss	334f(%rip),%zmm5
vdivps	%zmm1,%zmm5,%zmm5
vptestmd	%zmm8,%zmm8,%k1
korw	%k4,%k1,%k1
vmulps	%zmm18,%zmm3,%zmm30
vmovaps	%zmm3,%zmm29
vmulps	%zmm30,%zmm6,%zmm6
vmulps	%zmm12,%zmm6,%zmm7
vmulps	%zmm30,%zmm9,%zmm6
vmulps	%zmm4,%zmm7,%zmm9
vfmsub231ps	%zmm6,%zmm0,%zmm9
vmovaps	%zmm11,%zmm1
vmulps	%zmm5,%zmm9,%zmm11
vmovaps	%zmm7,%zmm6
vfnmadd213ps	334f(%rip){1to16},%zmm7,%zmm6
vfnmadd231ps	%zmm11,%zmm11,%zmm6
vmaxps	%zmm28,%zmm6,%zmm6
vsqrtps	%zmm6,%zmm6
vbroadcastss	334f(%rip),%zmm9
vdivps	%zmm6,%zmm9,%zmm22
knotw	%k1,%k1
vbroadcastss	334f(%rip),%zmm6
vmovaps	%zmm6,%zmm17 {%k1} {z}
vmovaps	%zmm24,%zmm9
vmulps	%zmm17,%zmm24,%zmm6
vmulps	%zmm6,%zmm16,%zmm16
vmulps	%zmm12,%zmm16,%zmm12
vmulps	1072(%rsp),%zmm6,%zmm16
vmulps	%zmm4,%zmm12,%zmm20
vfmsub231ps	%zmm16,%zmm0,%zmm20
vmulps	%zmm5,%zmm20,%zmm24
vmovups	%zmm26,816(%rsp)
vmovups	%zmm6,5600(%rsp)
vmulps	%zmm6,%zmm26,%zmm0
vmulps	%zmm7,%zmm12,%zmm16
vmovups	%zmm30,5536(%rsp)
vfmsub231ps	%zmm0,%zmm30,%zmm16
vfnmadd231ps	%zmm11,%zmm24,%zmm16
vmulps	%zmm22,%zmm16,%zmm26
vmovaps	%zmm12,%zmm0
vfnmadd213ps	334f(%rip){1to16},%zmm12,%zmm0
vfnmadd231ps	%zmm24,%zmm24,%zmm0
vfnmadd231ps	%zmm26,%zmm26,%zmm0
vmaxps	%zmm28,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	334f(%rip),%zmm16
vdivps	%zmm0,%zmm16,%zmm28
vmulps	%zmm9,%zmm27,%zmm31
vmovups	1888(%rsp),%zmm3
vmulps	%zmm2,%zmm3,%zmm30
vmulps	%zmm30,%zmm4,%zmm0
vmovups	5216(%rsp),%zmm8
vfmsub231ps	%zmm8,%zmm10,%zmm0
vmulps	%zmm5,%zmm0,%zmm20
vmulps	%zmm30,%zmm7,%zmm0
vmovups	5152(%rsp),%zmm10
vfmsub231ps	%zmm10,%zmm18,%zmm0
vfnmadd231ps	%zmm20,%zmm11,%zmm0
vmulps	%zmm22,%zmm0,%zmm16
vmulps	%zmm30,%zmm12,%zmm0
vfmsub231ps	%zmm31,%zmm17,%zmm0
vfnmadd231ps	%zmm20,%zmm24,%zmm0
vfnmadd231ps	%zmm16,%zmm26,%zmm0
vmulps	%zmm28,%zmm0,%zmm0
vmulps	%zmm0,%zmm28,%zmm28
vfnmadd213ps	%zmm16,%zmm28,%zmm26
vmulps	%zmm26,%zmm22,%zmm22
vfnmadd213ps	%zmm20,%zmm22,%zmm11
vfnmadd231ps	%zmm24,%zmm28,%zmm11
vmulps	%zmm11,%zmm5,%zmm5
vfnmadd213ps	%zmm30,%zmm5,%zmm4
vfnmadd231ps	%zmm7,%zmm22,%zmm4
vfnmadd231ps	%zmm12,%zmm28,%zmm4
knotw	%k6,%k1
korw	%k1,%k5,%k2
vmulps	560(%rsp),%zmm4,%zmm11
vmulps	%zmm5,%zmm13,%zmm13
vmovaps	%zmm29,%zmm24
vmulps	%zmm22,%zmm29,%zmm7
vmulps	%zmm28,%zmm9,%zmm12
vmovups	2208(%rsp),%zmm22
vmovups	3040(%rsp),%zmm2
vaddps	%zmm11,%zmm2,%zmm4
vminps	%zmm4,%zmm15,%zmm5
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm15,%zmm5 {%k1}
vcmpunordps	%zmm5,%zmm5,%k1
vmaxps	%zmm5,%zmm23,%zmm5
vmovaps	%zmm23,%zmm5 {%k1}
vcmpeqps	%zmm2,%zmm5,%k1
vmovaps	%zmm2,%zmm15
vcmpneqps	%zmm5,%zmm4,%k1 {%k1}
vmovups	3104(%rsp),%zmm6
vaddps	%zmm13,%zmm6,%zmm4
vmovups	1568(%rsp),%zmm2
vminps	%zmm4,%zmm2,%zmm5
vcmpunordps	%zmm4,%zmm4,%k5
vmovaps	%zmm2,%zmm5 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vmaxps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm1,%zmm5 {%k5}
vcmpeqps	%zmm6,%zmm5,%k5
vmovaps	%zmm6,%zmm1
vcmpneqps	%zmm5,%zmm4,%k5 {%k5}
vmovups	%zmm7,880(%rsp)
vaddps	%zmm7,%zmm22,%zmm4
vmovups	304(%rsp),%zmm2
vminps	%zmm4,%zmm2,%zmm5
vcmpunordps	%zmm4,%zmm4,%k6
vmovaps	%zmm2,%zmm5 {%k6}
vcmpunordps	%zmm5,%zmm5,%k6
vmaxps	%zmm5,%zmm21,%zmm5
vmovaps	%zmm21,%zmm5 {%k6}
vcmpeqps	%zmm22,%zmm5,%k6
vcmpneqps	%zmm5,%zmm4,%k6 {%k6}
vmovups	%zmm12,560(%rsp)
vmovups	2144(%rsp),%zmm6
vaddps	%zmm12,%zmm6,%zmm4
vminps	%zmm4,%zmm14,%zmm5
vcmpunordps	%zmm4,%zmm4,%k7
vmovaps	%zmm14,%zmm5 {%k7}
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm25,%zmm5 {%k7}
vmovaps	%zmm15,%zmm25
vmovaps	%zmm13,%zmm28
vcmpeqps	%zmm6,%zmm5,%k7
vcmpneqps	%zmm5,%zmm4,%k7 {%k7}
knotw	%k2,%k2
vxorps	%xmm4,%xmm4,%xmm4
vfmadd213ps	%zmm4,%zmm3,%zmm3 {%k2} {z}
vmovdqu64	752(%rsp),%zmm2
vptestnmd	%zmm2,%zmm2,%k2
korw	%k2,%k0,%k0
knotw	%k0,%k2
vmovaps	%zmm8,%zmm4 {%k2} {z}
vfmadd213ps	%zmm3,%zmm4,%zmm4
vmovdqu64	1952(%rsp),%zmm2
vptestnmd	%zmm2,%zmm2,%k0
korw	%k0,%k3,%k0
knotw	%k0,%k2
vmovaps	%zmm10,%zmm5 {%k2} {z}
vfmadd213ps	%zmm4,%zmm5,%zmm5
vmovdqu64	5472(%rsp),%zmm2
vptestnmd	%zmm2,%zmm2,%k0
vbroadcastss	334f(%rip),%zmm29
korw	%k0,%k4,%k0
knotw	%k0,%k2
vmovaps	%zmm31,%zmm7 {%k2} {z}
vxorps	%xmm31,%xmm31,%xmm31
vfmadd213ps	%zmm5,%zmm7,%zmm7
vfmadd213ps	%zmm31,%zmm30,%zmm30
vfmadd231ps	%zmm20,%zmm20,%zmm30
vfmadd231ps	%zmm16,%zmm16,%zmm30
vpmovm2d	%k1,%zmm5
vmovups	5408(%rsp),%zmm2
vsubps	1184(%rsp),%zmm2,%zmm4
vfmadd231ps	%zmm0,%zmm0,%zmm30
vpsrld	$31,%zmm5,%zmm0
vpbroadcastd	427f(%rip),%zmm2
vmovdqa32	%zmm2,%zmm5 {%k6} {z}
vpord	428f(%rip){1to16},%zmm5,%zmm5 {%k7}
vpord	426f(%rip){1to16},%zmm5,%zmm5 {%k5}
vpord	%zmm0,%zmm5,%zmm0
vdivps	%zmm24,%zmm29,%zmm5
vmulps	%zmm22,%zmm5,%zmm5
vmulps	429f(%rip){1to16},%zmm5,%zmm5
vdivps	%zmm9,%zmm29,%zmm12
vmovaps	%zmm17,%zmm9
vmulps	%zmm6,%zmm12,%zmm12
vmulps	432f(%rip){1to16},%zmm12,%zmm12
vmaxps	%zmm5,%zmm12,%zmm13
vcmpunordps	%zmm5,%zmm5,%k1
vsqrtps	%zmm30,%zmm15
vmovdqa64	%zmm19,%zmm14
vmovaps	%zmm12,%zmm13 {%k1}
vmovups	5792(%rsp),%zmm19
vbroadcastss	353f(%rip),%zmm8
vmaxps	%zmm8,%zmm19,%zmm5
vdivps	%zmm5,%zmm29,%zmm5
vmulps	%zmm15,%zmm5,%zmm5
vminps	433f(%rip){1to16},%zmm5,%zmm5
vmaxps	347f(%rip){1to16},%zmm5,%zmm5
vsubps	%zmm5,%zmm29,%zmm12
vdivps	%zmm12,%zmm29,%zmm12
vmulps	%zmm12,%zmm5,%zmm5
movq	(%rsp),%rax
vbroadcastss	16(%rax),%zmm12
vmulps	%zmm5,%zmm15,%zmm5
vcmpleps	%zmm12,%zmm5,%k0
vcmpleps	%zmm13,%zmm15,%k1
korw	%k0,%k1,%k1
vmulss	%xmm12,%xmm12,%xmm5
vbroadcastss	%xmm5,%zmm5
vcmpleps	%zmm5,%zmm7,%k1 {%k1}
vmovups	1696(%rsp),%zmm2
vmulps	1632(%rsp),%zmm2,%zmm5
vmovups	%zmm18,1952(%rsp)
vmulps	%zmm5,%zmm18,%zmm5
vmulps	%zmm5,%zmm17,%zmm5
vcmpnltps	%zmm5,%zmm31,%k2
vmovaps	%zmm29,%zmm5 {%k2} {z}
vbroadcastss	362f(%rip),%zmm7
vblendmps	%zmm5,%zmm7,%zmm3 {%k1}
vmovups	1824(%rsp),%zmm2
vcmpgeps	5344(%rsp),%zmm2,%k1
vminps	384f(%rip){1to16},%zmm3,%zmm3 {%k1}
vcmpeqps	%zmm7,%zmm3,%k1
vcmpnltps	%zmm4,%zmm31,%k0
korw	%k1,%k0,%k4
vmovups	7264(%rsp),%zmm2
vmovaps	%zmm2,%zmm3 {%k4}
vmovups	%zmm3,752(%rsp)
vmovups	2720(%rsp),%zmm24
vmovaps	%zmm24,%zmm5
vfmadd132ps	368(%rsp),%zmm31,%zmm5
vmovups	2656(%rsp),%zmm26
vfmadd231ps	496(%rsp),%zmm26,%zmm5
vmovups	2784(%rsp),%zmm23
vfmadd231ps	432(%rsp),%zmm23,%zmm5
vmovups	2848(%rsp),%zmm20
vfmadd231ps	%zmm20,%zmm27,%zmm5
vmovaps	%zmm1,%zmm21
vmovups	2976(%rsp),%zmm30
vsubps	%zmm5,%zmm30,%zmm5
vmulps	357f(%rip){1to16},%zmm30,%zmm7
vmaxps	%zmm5,%zmm7,%zmm12
vcmpunordps	%zmm5,%zmm5,%k2
vmovaps	%zmm7,%zmm12 {%k2}
vmaxps	%zmm8,%zmm12,%zmm5
vdivps	%zmm5,%zmm29,%zmm5
vmulps	%zmm5,%zmm30,%zmm5
vmovups	2912(%rsp),%zmm8
vmulps	%zmm5,%zmm8,%zmm5
vmovups	3168(%rsp),%zmm2
vminps	%zmm5,%zmm2,%zmm7
vcmpunordps	%zmm5,%zmm5,%k2
vmovaps	%zmm2,%zmm7 {%k2}
vcmpltps	%zmm30,%zmm31,%k2
vmovaps	%zmm29,%zmm13
vmaxps	434f(%rip){1to16},%zmm7,%zmm13 {%k2}
vcmpltps	%zmm4,%zmm31,%k1 {%k1}
vptestnmd	%zmm0,%zmm0,%k3 {%k1}
vpord	%zmm0,%zmm14,%zmm14 {%k1}
vbroadcastss	348f(%rip),%zmm16
vandps	%zmm16,%zmm11,%zmm0
vbroadcastss	435f(%rip),%zmm18
vaddps	%zmm18,%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm4
vmovups	5280(%rsp),%zmm2
vcmpltps	387f(%rip){1to16},%zmm2,%k1
vmovaps	%zmm29,%zmm0 {%k1} {z}
vxorps	%xmm17,%xmm17,%xmm17
vaddss	%xmm17,%xmm0,%xmm5
vmovshdup	%xmm0,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vshufpd	$1,%xmm0,%xmm0,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vshufps	$255,%xmm0,%xmm0,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vextractf128	$1,%ymm0,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vmovshdup	%xmm7,%xmm12
vaddss	%xmm5,%xmm12,%xmm5
vshufpd	$1,%xmm7,%xmm7,%xmm12
vaddss	%xmm5,%xmm12,%xmm5
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vextractf32x4	$2,%zmm0,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vmovshdup	%xmm7,%xmm12
vaddss	%xmm5,%xmm12,%xmm5
vshufpd	$1,%xmm7,%xmm7,%xmm12
vaddss	%xmm5,%xmm12,%xmm5
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vextractf32x4	$3,%zmm0,%xmm0
vaddss	%xmm0,%xmm5,%xmm5
vmovshdup	%xmm0,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vshufpd	$1,%xmm0,%xmm0,%xmm7
vaddss	%xmm7,%xmm5,%xmm5
vminps	%zmm13,%zmm4,%zmm12
vshufps	$255,%xmm0,%xmm0,%xmm0
vaddss	%xmm0,%xmm5,%xmm5
vandps	%zmm16,%zmm28,%zmm0
vaddps	%zmm18,%zmm0,%zmm0
vmovups	1568(%rsp),%zmm18
vdivps	%zmm0,%zmm29,%zmm7
vcmpunordps	%zmm13,%zmm13,%k1
vmovaps	%zmm4,%zmm12 {%k1}
vcmpunordps	%zmm12,%zmm12,%k1
vminps	%zmm12,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k1}
vucomiss	%xmm17,%xmm5
vmovaps	%zmm0,%zmm5
vmovaps	%zmm6,%zmm27
jbe	53b
vbroadcastss	387f(%rip),%zmm12
vcmpltps	%zmm12,%zmm2,%k1
vcmpltps	%zmm31,%zmm11,%k2
vmovups	1248(%rsp),%zmm1
vsubps	%zmm25,%zmm1,%zmm5
vsubps	1312(%rsp),%zmm25,%zmm5 {%k2}
vmulps	%zmm4,%zmm5,%zmm4
vbroadcastss	436f(%rip),%zmm16
vmulps	%zmm16,%zmm4,%zmm4
vmulps	1632(%rsp),%zmm5,%zmm2
vcmpltps	%zmm2,%zmm31,%k2
vmovaps	%zmm12,%zmm2
vminps	%zmm12,%zmm4,%zmm2 {%k2}
vcmpltps	%zmm31,%zmm28,%k2
vsubps	%zmm21,%zmm18,%zmm4
vsubps	1376(%rsp),%zmm21,%zmm4 {%k2}
vmulps	%zmm7,%zmm4,%zmm5
vmulps	1696(%rsp),%zmm4,%zmm3
vcmpltps	%zmm3,%zmm31,%k2
vmovaps	%zmm12,%zmm3
vmulps	%zmm16,%zmm5,%zmm3 {%k2}
vminps	%zmm2,%zmm3,%zmm4
vcmpunordps	%zmm2,%zmm2,%k2
vmovaps	%zmm3,%zmm4 {%k2}
vmovups	880(%rsp),%zmm7
vcmpltps	%zmm31,%zmm7,%k2
vmovups	304(%rsp),%zmm2
vsubps	%zmm22,%zmm2,%zmm2
vsubps	624(%rsp),%zmm22,%zmm2 {%k2}
vbroadcastss	348f(%rip),%zmm5
vandps	%zmm5,%zmm7,%zmm3
vbroadcastss	435f(%rip),%zmm7
vaddps	%zmm7,%zmm3,%zmm3
vdivps	%zmm3,%zmm29,%zmm3
vmulps	%zmm3,%zmm2,%zmm3
vmulps	1952(%rsp),%zmm2,%zmm2
vcmpltps	%zmm2,%zmm31,%k2
vmovaps	%zmm12,%zmm2
vmulps	%zmm16,%zmm3,%zmm2 {%k2}
vminps	%zmm4,%zmm2,%zmm3
vcmpunordps	%zmm4,%zmm4,%k2
vmovaps	%zmm2,%zmm3 {%k2}
vmovups	560(%rsp),%zmm2
vcmpltps	%zmm31,%zmm2,%k2
vandps	%zmm5,%zmm2,%zmm2
vaddps	%zmm7,%zmm2,%zmm2
vdivps	%zmm2,%zmm29,%zmm2
vmovups	1440(%rsp),%zmm4
vsubps	%zmm27,%zmm4,%zmm4
vsubps	1504(%rsp),%zmm27,%zmm4 {%k2}
vmulps	%zmm2,%zmm4,%zmm2
vmulps	%zmm4,%zmm9,%zmm4
vcmpltps	%zmm4,%zmm31,%k2
vmovaps	%zmm12,%zmm4
vmulps	%zmm16,%zmm2,%zmm4 {%k2}
vminps	%zmm3,%zmm4,%zmm2
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm4,%zmm2 {%k2}
vcmpltps	%zmm0,%zmm2,%k1 {%k1}
vblendmps	%zmm2,%zmm0,%zmm5 {%k1}
jmp	53b
.p2align	4
85:
vbroadcastss	%xmm1,%zmm0
vmovups	%zmm0,880(%rsp)
vbroadcastss	688(%rsp),%zmm9
movl	%eax,%eax
movl	%ecx,%ecx
xorl	%edi,%edi
vmovaps	%zmm21,%zmm8
vxorps	%xmm12,%xmm12,%xmm12
vmovaps	%zmm21,%zmm7
vpxord	%xmm22,%xmm22,%xmm22
vmovaps	%zmm21,%zmm5
vmovaps	%zmm21,%zmm13
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm9,1696(%rsp)
movq	%rax,1632(%rsp)
movq	%rcx,816(%rsp)
jmp	88f
.p2align	4
86:
movq	1312(%rsp),%rdi
vcvtusi2ss	%rdi,%xmm31,%xmm3
vmovaps	688(%rsp),%xmm0
vfmadd213ss	560(%rsp),%xmm0,%xmm3
vmulps	%zmm14,%zmm14,%zmm0
vfmsub231ps	%zmm16,%zmm12,%zmm0
vmaxps	353f(%rip){1to16},%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm1
vbroadcastss	%xmm3,%zmm0
vmulps	%zmm14,%zmm23,%zmm2
vfmsub231ps	%zmm16,%zmm20,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmulps	%zmm20,%zmm14,%zmm4
vfmsub231ps	%zmm23,%zmm12,%zmm4
vmulps	%zmm1,%zmm4,%zmm1
vmaxps	392f(%rip){1to16},%zmm2,%zmm2
vmaxps	393f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm23,%zmm4
vfmadd231ps	%zmm20,%zmm2,%zmm4
vmulps	%zmm2,%zmm2,%zmm5
vmulps	%zmm1,%zmm1,%zmm6
vmulps	%zmm6,%zmm16,%zmm6
vfmadd231ps	%zmm5,%zmm12,%zmm6
vaddps	%zmm2,%zmm2,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vfmadd213ps	%zmm6,%zmm14,%zmm5
vsubps	%zmm4,%zmm24,%zmm4
vsubps	%zmm24,%zmm5,%zmm5
vbroadcastss	347f(%rip),%zmm6
vfmadd132ps	%zmm6,%zmm4,%zmm5
vaddss	394f(%rip),%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vbroadcastss	348f(%rip),%zmm4
vandps	%zmm4,%zmm3,%zmm3
vmovups	880(%rsp),%zmm7
vcmpleps	%zmm3,%zmm7,%k1
vsubps	4960(%rsp),%zmm0,%zmm3
vandps	%zmm4,%zmm3,%zmm3
vcmpleps	%zmm3,%zmm7,%k1 {%k1}
vbroadcastss	387f(%rip),%zmm21
vblendmps	%zmm5,%zmm21,%zmm3 {%k1}
vbroadcastss	362f(%rip),%zmm25
vbroadcastss	374f(%rip),%zmm18
vbroadcastss	375f(%rip),%zmm19
vbroadcastss	376f(%rip),%zmm20
movq	48(%rsp),%r14
movq	88(%rsp),%r9
vmovups	5088(%rsp),%zmm7
vmovups	5024(%rsp),%zmm8
vmovups	1440(%rsp),%zmm10
vmovups	1376(%rsp),%zmm11
vmovups	1696(%rsp),%zmm9
movq	1632(%rsp),%rax
movq	816(%rsp),%rcx
vmovups	2208(%rsp),%zmm12
vmovups	2144(%rsp),%zmm13
vmovups	1248(%rsp),%zmm14
vmovups	1184(%rsp),%zmm15
vmovups	1008(%rsp),%zmm17
vmovups	944(%rsp),%zmm5
87:
vcmpltps	%zmm5,%zmm13,%k1
vcmpltps	%zmm21,%zmm13,%k1 {%k1}
vcmpleps	%zmm3,%zmm13,%k1 {%k1}
vcmpltps	%zmm21,%zmm5,%k2
vcmpltps	%zmm21,%zmm3,%k2 {%k2}
vsubps	%zmm3,%zmm5,%zmm4
vfmadd231ps	395f(%rip){1to16},%zmm13,%zmm5
vaddps	%zmm3,%zmm5,%zmm5
vcmpltps	%zmm5,%zmm31,%k2 {%k2}
vmulps	%zmm6,%zmm4,%zmm4
vdivps	%zmm5,%zmm29,%zmm5
vmulps	%zmm5,%zmm4,%zmm4 {%k2}
vminps	%zmm6,%zmm4,%zmm4
vmaxps	383f(%rip){1to16},%zmm4,%zmm4 {%k2} {z}
vfmadd213ps	%zmm17,%zmm9,%zmm4
vcmpltps	%zmm8,%zmm13,%k2 {%k1}
vmovaps	%zmm8,%zmm7 {%k2}
vmovaps	%zmm12,%zmm22 {%k2}
vmovaps	%zmm13,%zmm8 {%k2}
vmovaps	%zmm4,%zmm12 {%k2}
vmovaps	%zmm14,%zmm11 {%k2}
vmovaps	%zmm15,%zmm10 {%k2}
vcmpltps	%zmm13,%zmm8,%k2
vcmpltps	%zmm7,%zmm13,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm13,%zmm7 {%k1}
vmovaps	%zmm4,%zmm22 {%k1}
incq	%rdi
vmovaps	%zmm13,%zmm5
vmovaps	%zmm3,%zmm13
vmovaps	%zmm0,%zmm17
vmovaps	%zmm2,%zmm14
vmovaps	%zmm1,%zmm15
cmpq	%rcx,%rdi
je	52b
88:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm21,%zmm3
cmpq	%rax,%rdi
jae	87b
vmovups	%zmm5,944(%rsp)
vmovups	%zmm17,1008(%rsp)
vmovups	%zmm15,1184(%rsp)
vmovups	%zmm14,1248(%rsp)
vmovups	%zmm13,2144(%rsp)
vmovups	%zmm12,2208(%rsp)
vmovups	%zmm11,1376(%rsp)
vmovups	%zmm10,1440(%rsp)
vmovups	%zmm8,5024(%rsp)
vmovups	%zmm7,5088(%rsp)
movq	(%rsp),%rcx
vcvttss2usi	212(%rcx),%r8d
vcvttss2usi	216(%rcx),%r11d
vcvttss2usi	220(%rcx),%ebp
vbroadcastss	224(%rcx),%zmm5
vcvttss2usi	%xmm5,%eax
vbroadcastss	228(%rcx),%zmm25
vfmadd231ps	7200(%rsp),%zmm5,%zmm25
vmovups	7136(%rsp),%zmm0
vfmadd213ps	232(%rcx){1to16},%zmm0,%zmm5
vrndscaleps	$9,%zmm25,%zmm0
vbroadcastss	388f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	389f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm26
vrndscaleps	$9,%zmm5,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm28
movq	136(%rsp),%r15
imulq	%rax,%r15
leaq	10(%r15),%rdx
movabsq	$-6148914691236517205,%rcx
mulxq	%rcx,%rcx,%rcx
shrq	$2,%rcx
addl	%ecx,%ecx
leal	(%rcx,%rcx,2),%ecx
movslq	%ebp,%rdx
subl	%ecx,%ebp
addq	$5,%r15
movslq	%r11d,%rsi
subl	%ecx,%r11d
cmpl	$1,%eax
movl	$0,%r9d
cmoveq	80(%rsp),%r9
leal	(%r9,%r9),%ecx
shlq	$2,%rdx
movq	%rdi,1312(%rsp)
addq	%rdi,%r8
imulq	%rsi,%r8
movq	%r8,1760(%rsp)
movq	%rdx,%rsi
imulq	%rax,%rsi
movq	%rsi,432(%rsp)
movq	%r9,%r12
shlq	$7,%r12
movq	%rcx,304(%rsp)
subq	%rcx,%r14
movq	%r14,496(%rsp)
leaq	109056(%rbx),%rsi
leaq	(%rsi,%r12),%rcx
movq	%rcx,1504(%rsp)
movq	%r9,%rcx
shlq	$8,%rcx
addq	24(%rsp),%rcx
movq	%rcx,368(%rsp)
movq	%r9,%rcx
movq	%r9,%rsi
imulq	%rax,%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$7,%rsi
addq	%rbx,%rsi
movq	%rsi,624(%rsp)
shlq	$6,%rax
leaq	(%rax,%rax,2),%r14
vxorps	%xmm12,%xmm12,%xmm12
movl	$16,%eax
vmovaps	%zmm29,%zmm27
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm14,%xmm14,%xmm14
movl	%r11d,1072(%rsp)
movl	%ebp,1824(%rsp)
jmp	93f
.p2align	4
89:
vmovaps	%zmm12,%zmm18
92:
vsubps	%zmm1,%zmm27,%zmm27
vmovaps	%zmm18,%zmm12
movq	72(%rsp),%r13
movl	1072(%rsp),%r11d
movl	1824(%rsp),%ebp
movl	1568(%rsp),%eax
93:
addl	$-1,%eax
jae	86b
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm27,%xmm0
vmovshdup	%xmm27,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm27,%xmm27,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm27,%xmm27,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm27,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm27,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm27,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	86b
movl	%eax,1568(%rsp)
vcmpltps	%zmm27,%zmm31,%k1
vbroadcastss	364f(%rip),%zmm6
vblendmps	%zmm26,%zmm6,%zmm0 {%k1}
vmovaps	438f(%rip),%xmm1
vmovaps	%zmm1,%zmm7
vpermps	%zmm0,%zmm1,%zmm1
vextractf64x4	$1,%zmm0,%ymm2
vinsertps	$76,%xmm2,%xmm0,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vunpcklps	%xmm0,%xmm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vunpckhps	%xmm0,%xmm2,%xmm4
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm3,%xmm1,%xmm1
vmovaps	439f+16(%rip),%xmm3
vmovaps	%zmm3,%zmm8
vpermps	%zmm0,%zmm3,%zmm3
vunpcklps	%ymm0,%ymm2,%ymm4
vextractf128	$1,%ymm4,%xmm4
vminps	%xmm4,%xmm3,%xmm3
vmovaps	442f+16(%rip),%xmm4
vmovaps	%zmm4,%zmm9
vpermps	%zmm0,%zmm4,%zmm4
vunpckhps	%ymm0,%ymm2,%ymm0
vextractf128	$1,%ymm0,%xmm0
vminps	%xmm0,%xmm4,%xmm0
vminps	%xmm3,%xmm0,%xmm0
vminps	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm0,%xmm1
vminss	%xmm1,%xmm0,%xmm0
vmovss	334f(%rip),%xmm10
vaddss	%xmm0,%xmm10,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm26,%k1 {%k1}
vblendmps	%zmm28,%zmm6,%zmm1 {%k1}
vpermps	%zmm1,%zmm7,%zmm2
vextractf64x4	$1,%zmm1,%ymm3
vinsertps	$76,%xmm3,%xmm1,%xmm4
vextractf32x4	$2,%zmm1,%xmm6
vunpcklps	%xmm1,%xmm6,%xmm6
vminps	%xmm6,%xmm4,%xmm4
vunpckhps	%xmm1,%xmm3,%xmm6
vminps	%xmm6,%xmm2,%xmm2
vminps	%xmm4,%xmm2,%xmm2
vpermps	%zmm1,%zmm8,%zmm4
vunpcklps	%ymm1,%ymm3,%ymm6
vextractf128	$1,%ymm6,%xmm6
vminps	%xmm6,%xmm4,%xmm4
vpermps	%zmm1,%zmm9,%zmm6
vunpckhps	%ymm1,%ymm3,%ymm1
vextractf128	$1,%ymm1,%xmm1
vminps	%xmm1,%xmm6,%xmm1
vminps	%xmm4,%xmm1,%xmm1
vminps	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm1,%xmm2
vminss	%xmm2,%xmm1,%xmm1
vcvttss2si	%xmm0,%r10d
decl	%r10d
vcvttss2si	%xmm1,%esi
decl	%esi
cmpl	%ebp,%r10d
movl	%ebp,%edi
cmovll	%r10d,%edi
cmpl	%r11d,%esi
movl	%r11d,%eax
cmovll	%esi,%eax
vaddss	%xmm1,%xmm10,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm28,%zmm1,%k2
vcmpleps	%zmm0,%zmm28,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm29,%zmm1 {%k1} {z}
cmpl	$0,48(%rsp)
je	89b
movl	%edi,%r8d
sarl	$31,%r8d
andnl	%edi,%r8d,%r8d
movl	%eax,%edi
sarl	$31,%edi
andnl	%eax,%edi,%eax
leaq	1(%r8),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm2
leaq	2(%r8),%rdi
vcvtsi2ss	%r8d,%xmm15,%xmm6
vcvtsi2ss	%rdi,%xmm15,%xmm0
leaq	3(%r8),%r9
leaq	4(%r8),%rdi
vcvtsi2ss	%r9,%xmm15,%xmm3
leaq	1(%rax),%r8
vcvtsi2ss	%rdi,%xmm15,%xmm4
vcvtsi2ss	%r8,%xmm15,%xmm7
leaq	2(%rax),%r9
leaq	3(%rax),%r8
vcvtsi2ss	%eax,%xmm15,%xmm10
leaq	4(%rax),%rax
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm25,%zmm6
vbroadcastss	348f(%rip),%zmm17
vandps	%zmm17,%zmm6,%zmm6
vsubps	%zmm6,%zmm29,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vbroadcastss	384f(%rip),%zmm18
vsubps	%zmm6,%zmm18,%zmm6
vmaxps	%zmm31,%zmm6,%zmm6
vmulps	%zmm8,%zmm8,%zmm9
vmulps	%zmm6,%zmm6,%zmm11
vmulps	%zmm9,%zmm8,%zmm8
vbroadcastss	396f(%rip),%zmm19
vmulps	%zmm19,%zmm8,%zmm8
vfmadd231ps	%zmm11,%zmm6,%zmm8
vbroadcastss	397f(%rip),%zmm21
vmulps	%zmm21,%zmm8,%zmm6
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm25,%zmm2
vandps	%zmm17,%zmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm8
vmaxps	%zmm31,%zmm8,%zmm8
vsubps	%zmm2,%zmm18,%zmm2
vmaxps	%zmm31,%zmm2,%zmm2
vmulps	%zmm8,%zmm8,%zmm9
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm9,%zmm8,%zmm8
vmulps	%zmm19,%zmm8,%zmm8
vfmadd231ps	%zmm11,%zmm2,%zmm8
vmulps	%zmm21,%zmm8,%zmm8
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm25,%zmm0
vandps	%zmm17,%zmm0,%zmm0
vsubps	%zmm0,%zmm29,%zmm2
vmaxps	%zmm31,%zmm2,%zmm2
vsubps	%zmm0,%zmm18,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmulps	%zmm2,%zmm2,%zmm9
vmulps	%zmm0,%zmm0,%zmm11
vmulps	%zmm9,%zmm2,%zmm2
vmulps	%zmm19,%zmm2,%zmm2
vfmadd231ps	%zmm11,%zmm0,%zmm2
vmulps	%zmm21,%zmm2,%zmm0
vbroadcastss	%xmm3,%zmm2
vsubps	%zmm2,%zmm25,%zmm2
vandps	%zmm17,%zmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm3
vmaxps	%zmm31,%zmm3,%zmm3
vsubps	%zmm2,%zmm18,%zmm2
vmaxps	%zmm31,%zmm2,%zmm2
vmulps	%zmm3,%zmm3,%zmm9
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm9,%zmm3,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vfmadd231ps	%zmm11,%zmm2,%zmm3
vmulps	%zmm21,%zmm3,%zmm9
vbroadcastss	%xmm4,%zmm2
vsubps	%zmm2,%zmm25,%zmm2
vandps	%zmm17,%zmm2,%zmm2
vsubps	%zmm2,%zmm29,%zmm3
vmaxps	%zmm31,%zmm3,%zmm3
vsubps	%zmm2,%zmm18,%zmm2
vmaxps	%zmm31,%zmm2,%zmm2
vmulps	%zmm3,%zmm3,%zmm4
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm4,%zmm3,%zmm3
vmulps	%zmm19,%zmm3,%zmm3
vfmadd231ps	%zmm11,%zmm2,%zmm3
vmulps	%zmm21,%zmm3,%zmm4
vmulps	%zmm1,%zmm6,%zmm2
vmulps	%zmm1,%zmm8,%zmm3
vmulps	%zmm1,%zmm0,%zmm6
vmulps	%zmm1,%zmm9,%zmm8
vmulps	%zmm1,%zmm4,%zmm9
vbroadcastss	%xmm10,%zmm0
vsubps	%zmm0,%zmm5,%zmm0
vandps	%zmm17,%zmm0,%zmm0
vsubps	%zmm0,%zmm29,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vsubps	%zmm0,%zmm18,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmulps	%zmm4,%zmm4,%zmm10
vmulps	%zmm0,%zmm0,%zmm11
vmulps	%zmm10,%zmm4,%zmm4
vmulps	%zmm19,%zmm4,%zmm4
vfmadd231ps	%zmm11,%zmm0,%zmm4
vmulps	%zmm21,%zmm4,%zmm10
vbroadcastss	%xmm7,%zmm0
vsubps	%zmm0,%zmm5,%zmm0
vandps	%zmm17,%zmm0,%zmm0
vsubps	%zmm0,%zmm29,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vsubps	%zmm0,%zmm18,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmulps	%zmm4,%zmm4,%zmm7
vmulps	%zmm0,%zmm0,%zmm11
vmulps	%zmm7,%zmm4,%zmm4
vmulps	%zmm19,%zmm4,%zmm4
vcvtsi2ss	%r9,%xmm15,%xmm7
vfmadd231ps	%zmm11,%zmm0,%zmm4
vmulps	%zmm21,%zmm4,%zmm11
vbroadcastss	%xmm7,%zmm0
vsubps	%zmm0,%zmm5,%zmm0
vandps	%zmm17,%zmm0,%zmm0
vsubps	%zmm0,%zmm29,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vsubps	%zmm0,%zmm18,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmulps	%zmm4,%zmm4,%zmm7
vmulps	%zmm0,%zmm0,%zmm13
vmulps	%zmm7,%zmm4,%zmm4
vmulps	%zmm19,%zmm4,%zmm4
vfmadd231ps	%zmm13,%zmm0,%zmm4
vmulps	%zmm21,%zmm4,%zmm13
vcvtsi2ss	%r8,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm5,%zmm0
vandps	%zmm17,%zmm0,%zmm0
vsubps	%zmm0,%zmm29,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vsubps	%zmm0,%zmm18,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmulps	%zmm4,%zmm4,%zmm7
vmulps	%zmm0,%zmm0,%zmm15
vmulps	%zmm7,%zmm4,%zmm4
vmulps	%zmm19,%zmm4,%zmm4
vfmadd231ps	%zmm15,%zmm0,%zmm4
vmulps	%zmm21,%zmm4,%zmm15
vcvtsi2ss	%rax,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm5,%zmm0
vandps	%zmm17,%zmm0,%zmm0
vsubps	%zmm0,%zmm29,%zmm4
vmaxps	%zmm31,%zmm4,%zmm4
vsubps	%zmm0,%zmm18,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmulps	%zmm4,%zmm4,%zmm7
vmulps	%zmm0,%zmm0,%zmm17
vmulps	%zmm7,%zmm4,%zmm4
vmulps	%zmm19,%zmm4,%zmm4
vfmadd231ps	%zmm17,%zmm0,%zmm4
vmulps	%zmm21,%zmm4,%zmm17
cmpl	%esi,%r11d
cmovll	%r11d,%esi
movl	%esi,%eax
sarl	$31,%eax
andnl	%esi,%eax,%eax
addq	1760(%rsp),%rax
imulq	%rdx,%rax
cmpl	%r10d,%ebp
cmovll	%ebp,%r10d
movl	%r10d,%esi
sarl	$31,%esi
andnl	%r10d,%esi,%esi
leaq	(%rax,%rsi,4),%r8
addq	144(%rsp),%r8
movq	1504(%rsp),%r10
movq	32(%rsp),%rsi
leaq	109120(%rbx),%rbp
xorl	%r13d,%r13d
jmp	95f
.p2align	4
94:
incq	%r13
addq	432(%rsp),%r8
movq	88(%rsp),%rax
addq	%rax,%rbp
addq	40(%rsp),%rsi
addq	%rax,%r10
vmovaps	%zmm18,%zmm12
cmpq	48(%rsp),%r13
je	92b
95:
testq	%r15,%r15
je	97f
movq	%rbx,%rax
xorl	%edi,%edi
.p2align	4
96:
vmulps	(%r8,%rdi,4){1to16},%zmm10,%zmm0
leaq	(%r8,%rdi,4),%r9
vfmadd231ps	(%rdx,%r9){1to16},%zmm11,%zmm0
addq	%rdx,%r9
vfmadd231ps	(%rdx,%r9){1to16},%zmm13,%zmm0
addq	%rdx,%r9
vfmadd231ps	(%rdx,%r9){1to16},%zmm15,%zmm0
addq	%rdx,%r9
vfmadd231ps	(%rdx,%r9){1to16},%zmm17,%zmm0
vmovaps	%zmm0,(%rax)
incq	%rdi
addq	$192,%rax
cmpq	%rdi,%r15
jne	96b
97:
movl	%esi,%eax
shrl	%eax
andl	$1073741823,%eax
shlq	$7,%rax
testq	%rcx,%rcx
je	99f
movq	160(%rsp),%rdi
leaq	(%rdi,%rax),%r9
movq	%rbx,%rdi
xorl	%r11d,%r11d
.p2align	4
98:
vmulps	(%rdi),%zmm2,%zmm18
vmovaps	192(%rdi),%zmm0
vmovaps	384(%rdi),%zmm4
vmovaps	576(%rdi),%zmm7
vfmadd231ps	%zmm3,%zmm0,%zmm18
vmulps	%zmm0,%zmm2,%zmm0
vfmadd231ps	%zmm4,%zmm3,%zmm0
vfmadd231ps	%zmm7,%zmm6,%zmm0
vmovaps	768(%rdi),%zmm19
vfmadd231ps	%zmm19,%zmm8,%zmm0
vfmadd231ps	960(%rdi),%zmm9,%zmm0
leaq	384(%rdi),%rdi
vfmadd231ps	%zmm6,%zmm4,%zmm18
vfmadd231ps	%zmm8,%zmm7,%zmm18
vfmadd231ps	%zmm9,%zmm19,%zmm18
vmovaps	-192(%r9,%r11,2),%zmm4
vmovaps	-64(%r9,%r11,2),%zmm7
vsubps	-128(%r9,%r11,2),%zmm4,%zmm4
vmulps	-64(%rbp,%r11),%zmm18,%zmm19
vfmadd213ps	%zmm12,%zmm19,%zmm18
vfmadd213ps	%zmm20,%zmm19,%zmm4
vsubps	(%r9,%r11,2),%zmm7,%zmm20
vmulps	(%rbp,%r11),%zmm0,%zmm7
vaddps	%zmm19,%zmm14,%zmm12
vfmadd231ps	%zmm0,%zmm7,%zmm18
vaddps	%zmm7,%zmm12,%zmm14
vfmadd213ps	%zmm4,%zmm7,%zmm20
subq	$-128,%r11
vmovaps	%zmm18,%zmm12
cmpq	%r11,%r12
jne	98b
movq	304(%rsp),%rdi
cmpl	%edi,48(%rsp)
jbe	94b
jmp	322f
.p2align	4
99:
vmovaps	%zmm12,%zmm18
movq	304(%rsp),%rdi
cmpl	%edi,48(%rsp)
jbe	94b
322:
addq	368(%rsp),%rax
movq	624(%rsp),%r9
xorl	%r11d,%r11d
movq	496(%rsp),%rdi
.p2align	4
323:
vmulps	(%r9),%zmm2,%zmm0
vfmadd231ps	192(%r9),%zmm3,%zmm0
vfmadd231ps	384(%r9),%zmm6,%zmm0
vfmadd231ps	576(%r9),%zmm8,%zmm0
vfmadd231ps	768(%r9),%zmm9,%zmm0
vmovaps	-64(%rax,%r11,2),%zmm4
vsubps	(%rax,%r11,2),%zmm4,%zmm4
vmulps	(%r10,%r11),%zmm0,%zmm7
vfmadd231ps	%zmm0,%zmm7,%zmm18
vaddps	%zmm7,%zmm14,%zmm14
vfmadd231ps	%zmm4,%zmm7,%zmm20
addq	$64,%r11
addq	%r14,%r9
decq	%rdi
jne	323b
jmp	94b
.p2align	4
324:
vmovaps	%zmm5,%zmm13
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2592(%rsp)
vmovups	%zmm0,2528(%rsp)
vmovups	%zmm0,2464(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,2400(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vmovups	%zmm0,2016(%rsp)
vmovups	%zmm0,2336(%rsp)
vmovups	%zmm0,2080(%rsp)
vmovaps	%zmm27,%zmm24
vmovaps	%zmm28,%zmm26
vmovaps	%zmm8,%zmm14
vmovaps	%zmm9,%zmm7
movq	16(%rsp),%rdi
325:
vmovups	%zmm26,368(%rsp)
vmovups	%zmm24,496(%rsp)
vmovups	%zmm14,432(%rsp)
vmovups	%zmm7,304(%rsp)
vmovups	%zmm13,752(%rsp)
vmovups	%zmm6,880(%rsp)
vmovups	%zmm17,560(%rsp)
vmovups	%zmm15,688(%rsp)
vmovups	%zmm12,1072(%rsp)
vmovups	%zmm11,944(%rsp)
vmovups	%zmm10,1008(%rsp)
vmovups	%zmm3,816(%rsp)
vmovups	%zmm2,1888(%rsp)
vmovups	6880(%rsp),%zmm0
vaddps	5024(%rsp),%zmm0,%zmm0
vmovups	%zmm0,624(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm16,%xmm16,%xmm16
testl	%r14d,%r14d
vxorps	%xmm14,%xmm14,%xmm14
je	45b
movq	32(%rsp),%rcx
leaq	109056(%rbx),%rdx
xorl	%esi,%esi
.p2align	4
326:
movl	%ecx,%eax
shrl	%eax
andl	$1073741823,%eax
shlq	$7,%rax
addq	24(%rsp),%rax
xorl	%r8d,%r8d
vpbroadcastd	365f(%rip),%zmm24
vpbroadcastd	366f(%rip),%zmm27
vpbroadcastd	334f(%rip),%zmm28
vbroadcastss	367f(%rip),%zmm10
vbroadcastss	368f(%rip),%zmm2
vbroadcastss	369f(%rip),%zmm3
vbroadcastss	372f(%rip),%zmm1
vbroadcastss	373f(%rip),%zmm23
vbroadcastss	374f(%rip),%zmm26
vbroadcastss	375f(%rip),%zmm6
.p2align	4
327:
vmovaps	(%rdx,%r8),%zmm0
vdivps	%zmm0,%zmm29,%zmm4
vmovaps	-64(%rax,%r8,2),%zmm5
vsubps	%zmm0,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vcmpltps	%zmm5,%zmm30,%k1
vaddps	%zmm30,%zmm4,%zmm7
vmovaps	%zmm5,%zmm7 {%k1}
vaddps	%zmm29,%zmm7,%zmm19
vpaddd	%zmm24,%zmm19,%zmm19
vpandd	%zmm27,%zmm19,%zmm19
vpsubd	%zmm19,%zmm28,%zmm20
vaddps	%zmm30,%zmm20,%zmm21
vfmadd231ps	%zmm7,%zmm20,%zmm21
vmulps	%zmm21,%zmm21,%zmm7
vmovaps	%zmm3,%zmm20
vfmadd213ps	%zmm1,%zmm21,%zmm20
vmovaps	%zmm23,%zmm22
vfmadd213ps	%zmm26,%zmm21,%zmm22
vfmadd231ps	%zmm6,%zmm7,%zmm22
vfmadd213ps	%zmm20,%zmm7,%zmm22
vmovaps	%zmm10,%zmm20
vfmadd213ps	%zmm2,%zmm21,%zmm20
vfmadd213ps	%zmm20,%zmm7,%zmm22
vfmadd213ps	%zmm21,%zmm7,%zmm22
vcvtdq2ps	%zmm19,%zmm7
vfmadd231ps	376f(%rip){1to16},%zmm7,%zmm22
vaddps	%zmm29,%zmm5,%zmm7
vmaxps	%zmm30,%zmm5,%zmm5
vfmsub231ps	%zmm7,%zmm22,%zmm5
vfmadd231ps	%zmm5,%zmm0,%zmm16
vaddps	%zmm25,%zmm0,%zmm0
vmulps	(%rax,%r8,2),%zmm4,%zmm4
vdivps	%zmm0,%zmm29,%zmm0
vmulps	%zmm0,%zmm0,%zmm5
vaddps	%zmm0,%zmm18,%zmm18
vmulps	%zmm5,%zmm0,%zmm0
vaddps	%zmm5,%zmm17,%zmm17
vaddps	%zmm0,%zmm15,%zmm15
vfmadd231ps	%zmm0,%zmm4,%zmm9
vmulps	%zmm0,%zmm5,%zmm0
vfmadd231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm5,%zmm5,%zmm5
vaddps	%zmm5,%zmm13,%zmm13
vfmadd231ps	%zmm5,%zmm4,%zmm8
vfmadd231ps	%zmm4,%zmm0,%zmm14
vaddps	%zmm0,%zmm12,%zmm12
addq	$64,%r8
cmpq	%r8,%r9
jne	327b
incq	%rsi
addq	%r9,%rdx
addq	40(%rsp),%rcx
cmpq	%r14,%rsi
jne	326b
jmp	45b
.p2align	4
328:
vdivps	%zmm18,%zmm29,%zmm0
vmulps	%zmm0,%zmm15,%zmm0
vpaddd	%zmm22,%zmm0,%zmm1
vpandd	%zmm23,%zmm1,%zmm1
vpsubd	%zmm1,%zmm16,%zmm2
vcvtdq2ps	%zmm1,%zmm3
vfmsub213ps	%zmm29,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vmovaps	%zmm24,%zmm4
vfmadd213ps	%zmm26,%zmm2,%zmm4
vmovaps	%zmm27,%zmm5
vfmadd213ps	%zmm28,%zmm2,%zmm5
vmovaps	%zmm20,%zmm1
vfmadd213ps	374f(%rip){1to16},%zmm2,%zmm1
vfmadd231ps	375f(%rip){1to16},%zmm0,%zmm1
vfmadd213ps	%zmm5,%zmm0,%zmm1
vfmadd213ps	%zmm4,%zmm0,%zmm1
vfmadd213ps	%zmm2,%zmm0,%zmm1
vfmadd231ps	376f(%rip){1to16},%zmm3,%zmm1
vmovups	5664(%rsp),%zmm0
vfmadd231ps	377f(%rip){1to16},%zmm0,%zmm1
vfmadd231ps	378f(%rip){1to16},%zmm14,%zmm1
movl	60(%rsp),%ebp
testb	$32,%bpl
movq	240(%rsp),%rsi
movq	104(%rsp),%rcx
vbroadcastss	336f(%rip),%zmm17
vbroadcastss	337f(%rip),%zmm18
movq	120(%rsp),%rdx
jne	7b
vmovaps	%zmm6,%zmm23
vbroadcastss	353f(%rip),%zmm4
vmovups	3808(%rsp),%zmm0
vmaxps	%zmm4,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm3
vmovups	3872(%rsp),%zmm0
vmaxps	%zmm4,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm2
vmovups	3936(%rsp),%zmm0
vmaxps	%zmm4,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm14
vmovups	4064(%rsp),%zmm0
vmaxps	%zmm4,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm29,%zmm16
vmulps	4000(%rsp),%zmm2,%zmm0
vmulps	%zmm3,%zmm0,%zmm15
vmovaps	%zmm15,%zmm0
vfnmadd213ps	%zmm29,%zmm15,%zmm0
vbroadcastss	379f(%rip),%zmm6
vmaxps	%zmm6,%zmm0,%zmm4
vsqrtps	%zmm4,%zmm4
vdivps	%zmm4,%zmm29,%zmm8
vmulps	4128(%rsp),%zmm14,%zmm4
vmulps	%zmm3,%zmm4,%zmm9
vmulps	4192(%rsp),%zmm14,%zmm4
vmulps	%zmm15,%zmm9,%zmm5
vfmsub231ps	%zmm4,%zmm2,%zmm5
vmulps	%zmm8,%zmm5,%zmm10
vmovaps	%zmm9,%zmm4
vfnmadd213ps	%zmm29,%zmm9,%zmm4
vfnmadd231ps	%zmm10,%zmm10,%zmm4
vmaxps	%zmm6,%zmm4,%zmm5
vsqrtps	%zmm5,%zmm5
vdivps	%zmm5,%zmm29,%zmm5
vminps	%zmm29,%zmm0,%zmm0
vminps	%zmm0,%zmm4,%zmm0
vmulps	4256(%rsp),%zmm16,%zmm4
vmulps	%zmm3,%zmm4,%zmm11
vmulps	4320(%rsp),%zmm16,%zmm4
vmulps	%zmm15,%zmm11,%zmm6
vfmsub231ps	%zmm4,%zmm2,%zmm6
vmulps	%zmm8,%zmm6,%zmm12
vmulps	4384(%rsp),%zmm16,%zmm4
vmulps	%zmm9,%zmm11,%zmm6
vfmsub231ps	%zmm4,%zmm14,%zmm6
vfnmadd231ps	%zmm10,%zmm12,%zmm6
vmulps	%zmm5,%zmm6,%zmm13
vmovaps	%zmm11,%zmm17
vfnmadd213ps	%zmm29,%zmm11,%zmm17
vfnmadd231ps	%zmm12,%zmm12,%zmm17
vfnmadd231ps	%zmm13,%zmm13,%zmm17
vminps	%zmm0,%zmm17,%zmm0
vcmpgtps	382f(%rip){1to16},%zmm0,%k0
vbroadcastss	348f(%rip),%zmm4
vmovups	4448(%rsp),%zmm6
vandps	%zmm4,%zmm6,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vmovups	4576(%rsp),%zmm20
vandps	%zmm4,%zmm20,%zmm4
vmaxps	%zmm0,%zmm4,%zmm0
vcmpleps	%zmm29,%zmm7,%k2
vcmpleps	352f(%rip){1to16},%zmm0,%k3 {%k2}
vmovups	4512(%rsp),%zmm18
vaddps	%zmm18,%zmm6,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	5984(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k1}
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	6048(%rsp),%zmm4
vmaxps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k1}
movq	(%rsp),%rax
vbroadcastss	208(%rax),%zmm6
vmovaps	%zmm0,%zmm18 {%k3}
vbroadcastss	12(%rax),%zmm0
vmovaps	%zmm7,%zmm22
vcmpeqps	359f(%rip){1to16},%zmm7,%k1
vmovaps	%zmm6,%zmm18 {%k1}
movq	%r8,%rax
shlq	$6,%rax
vmovaps	%zmm18,(%rsi,%rax)
vmovups	4640(%rsp),%zmm18
vaddps	%zmm18,%zmm20,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	6112(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	6176(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm18 {%k3}
vmovaps	%zmm6,%zmm18 {%k1}
addq	%r13,%r8
shlq	$6,%r8
vmovaps	%zmm18,(%rsi,%r8)
vmovups	4832(%rsp),%zmm18
vaddps	4704(%rsp),%zmm18,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	6240(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	6304(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm18 {%k3}
leaq	(%rsi,%rax),%rdx
vmulps	%zmm0,%zmm18,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
movq	%r13,%rcx
shlq	$7,%rcx
vmovaps	%zmm4,(%rcx,%rdx)
vmovups	4896(%rsp),%zmm18
vaddps	4768(%rsp),%zmm18,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	6368(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	6432(%rsp),%zmm7
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k4}
vmovaps	%zmm4,%zmm18 {%k3}
vmulps	%zmm0,%zmm18,%zmm4
vmovaps	%zmm6,%zmm4 {%k1}
leaq	(,%r13,2),%rcx
addq	%r13,%rcx
movq	%rsi,%r11
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm4,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	329f
vmaxps	379f(%rip){1to16},%zmm17,%zmm4
vsqrtps	%zmm4,%zmm4
vbroadcastss	363f(%rip),%zmm20
vxorps	%zmm20,%zmm15,%zmm7
vdivps	%zmm4,%zmm29,%zmm15
vmulps	%zmm0,%zmm14,%zmm14
vmulps	%zmm0,%zmm16,%zmm16
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%r13,%r10
shlq	$8,%r10
addq	%r11,%r10
movq	%r8,%r15
xorl	%r8d,%r8d
testl	%esi,%esi
setne	%r8b
leaq	6(%rdx,%rdx,2),%r9
movl	$13,%edx
movl	$7,%r14d
cmoveq	%r14,%rdx
addq	$5,%r8
imulq	%r13,%r8
shlq	$6,%r8
addq	%r11,%r8
imulq	%r13,%r9
shlq	$6,%r9
addq	%r11,%r9
imulq	%r13,%rdx
shlq	$6,%rdx
addq	%r11,%rdx
vmulps	%zmm7,%zmm8,%zmm18
vfmadd231ps	%zmm18,%zmm10,%zmm9
vxorps	%zmm20,%zmm9,%zmm0
vmulps	%zmm0,%zmm5,%zmm17
vxorps	%zmm20,%zmm8,%zmm0
vmulps	%zmm0,%zmm10,%zmm0
vmulps	%zmm5,%zmm0,%zmm9
vfmadd231ps	%zmm18,%zmm12,%zmm11
vfmadd231ps	%zmm17,%zmm13,%zmm11
vxorps	%zmm20,%zmm11,%zmm0
vmulps	%zmm0,%zmm15,%zmm7
vmulps	%zmm12,%zmm8,%zmm0
vfmadd231ps	%zmm9,%zmm13,%zmm0
vxorps	%zmm20,%zmm0,%zmm0
vmulps	%zmm0,%zmm15,%zmm4
vxorps	%zmm20,%zmm5,%zmm0
vmulps	%zmm0,%zmm13,%zmm0
vmulps	%zmm15,%zmm0,%zmm0
vmovaps	%zmm18,%zmm10
vfmadd213ps	%zmm29,%zmm18,%zmm10
vfmadd231ps	%zmm17,%zmm17,%zmm10
vfmadd231ps	%zmm7,%zmm7,%zmm10
vmulps	%zmm10,%zmm3,%zmm10
vmovaps	%zmm6,%zmm11
vmulps	%zmm10,%zmm3,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r10)
vmulps	%zmm8,%zmm8,%zmm10
vfmadd231ps	%zmm9,%zmm9,%zmm10
vfmadd231ps	%zmm4,%zmm4,%zmm10
vmulps	%zmm10,%zmm2,%zmm10
vmovaps	%zmm6,%zmm11
vmulps	%zmm10,%zmm2,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r8)
movq	%r15,%r8
vmulps	%zmm5,%zmm5,%zmm10
vfmadd231ps	%zmm0,%zmm0,%zmm10
vmulps	%zmm14,%zmm10,%zmm10
vmovaps	%zmm6,%zmm11
vmulps	%zmm10,%zmm14,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%r9)
vmulps	%zmm15,%zmm15,%zmm10
vmulps	%zmm16,%zmm10,%zmm10
vmovaps	%zmm6,%zmm11
vmulps	%zmm10,%zmm16,%zmm11 {%k2}
vmovaps	%zmm11,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	329f
vmulps	%zmm18,%zmm8,%zmm8
vfmadd231ps	%zmm17,%zmm9,%zmm8
vfmadd231ps	%zmm7,%zmm4,%zmm8
vmulps	%zmm8,%zmm2,%zmm8
vmovaps	%zmm6,%zmm10
vmulps	%zmm8,%zmm3,%zmm10 {%k2}
leaq	(,%r13,4),%rdx
addq	%r13,%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r11,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm17,%zmm5,%zmm8
vfmadd231ps	%zmm7,%zmm0,%zmm8
vmulps	%zmm14,%zmm8,%zmm8
vmovaps	%zmm6,%zmm10
vmulps	%zmm8,%zmm3,%zmm10 {%k2}
imulq	$448,%r13,%rsi
addq	%r11,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmulps	%zmm9,%zmm5,%zmm5
vfmadd231ps	%zmm4,%zmm0,%zmm5
vmulps	%zmm14,%zmm5,%zmm5
vmovaps	%zmm6,%zmm8
vmulps	%zmm5,%zmm2,%zmm8 {%k2}
movq	%r13,%rsi
shlq	$9,%rsi
addq	%r11,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmulps	%zmm7,%zmm15,%zmm5
vmulps	%zmm16,%zmm5,%zmm5
vmovaps	%zmm6,%zmm7
vmulps	%zmm5,%zmm3,%zmm7 {%k2}
shlq	$7,%rdx
addq	%r11,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmulps	%zmm4,%zmm15,%zmm3
vmulps	%zmm16,%zmm3,%zmm3
vmovaps	%zmm6,%zmm4
vmulps	%zmm3,%zmm2,%zmm4 {%k2}
imulq	$704,%r13,%rdx
addq	%r11,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmulps	%zmm0,%zmm15,%zmm0
vmulps	%zmm16,%zmm0,%zmm0
vmulps	%zmm0,%zmm14,%zmm6 {%k2}
shlq	$8,%rcx
addq	%r11,%rcx
vmovaps	%zmm6,(%rax,%rcx)
movl	$14,%edx
329:
testb	$8,%bpl
vbroadcastss	384f(%rip),%zmm5
je	6b
movq	(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm2
vcmpeqps	359f(%rip){1to16},%zmm22,%k2
vmovups	3232(%rsp),%zmm3
vaddps	%zmm3,%zmm3,%zmm0
vfmsub132ps	383f(%rip){1to16},%zmm3,%zmm1
vbroadcastss	100(%rcx),%zmm4
vfmadd213ps	%zmm31,%zmm23,%zmm4
vmovups	3296(%rsp),%zmm14
vfmadd231ps	104(%rcx){1to16},%zmm14,%zmm4
vmovups	3360(%rsp),%zmm13
vfmadd231ps	108(%rcx){1to16},%zmm13,%zmm4
vmovups	3424(%rsp),%zmm12
vfmadd231ps	112(%rcx){1to16},%zmm12,%zmm4
vmovups	3488(%rsp),%zmm11
vfmadd231ps	116(%rcx){1to16},%zmm11,%zmm4
vmovups	3552(%rsp),%zmm10
vfmadd231ps	120(%rcx){1to16},%zmm10,%zmm4
vmovups	3616(%rsp),%zmm9
vfmadd231ps	124(%rcx){1to16},%zmm9,%zmm4
vmovups	3680(%rsp),%zmm8
vfmadd231ps	128(%rcx){1to16},%zmm8,%zmm4
vmovups	3744(%rsp),%zmm7
vfmadd231ps	132(%rcx){1to16},%zmm7,%zmm4
vbroadcastss	136(%rcx),%zmm3
vmovups	5920(%rsp),%zmm6
vaddps	%zmm4,%zmm6,%zmm4
vfmadd213ps	%zmm31,%zmm23,%zmm3
vfmadd231ps	140(%rcx){1to16},%zmm14,%zmm3
vfmadd231ps	144(%rcx){1to16},%zmm13,%zmm3
vfmadd231ps	148(%rcx){1to16},%zmm12,%zmm3
vfmadd231ps	152(%rcx){1to16},%zmm11,%zmm3
vfmadd231ps	156(%rcx){1to16},%zmm10,%zmm3
vfmadd231ps	160(%rcx){1to16},%zmm9,%zmm3
vfmadd231ps	164(%rcx){1to16},%zmm8,%zmm3
vfmadd231ps	168(%rcx){1to16},%zmm7,%zmm3
vfmadd132ps	172(%rcx){1to16},%zmm31,%zmm23
vfmadd231ps	176(%rcx){1to16},%zmm14,%zmm23
vfmadd231ps	180(%rcx){1to16},%zmm13,%zmm23
vfmadd231ps	184(%rcx){1to16},%zmm12,%zmm23
vfmadd231ps	188(%rcx){1to16},%zmm11,%zmm23
vfmadd231ps	192(%rcx){1to16},%zmm10,%zmm23
vfmadd231ps	196(%rcx){1to16},%zmm9,%zmm23
vfmadd231ps	200(%rcx){1to16},%zmm8,%zmm23
vfmadd231ps	204(%rcx){1to16},%zmm7,%zmm23
vfmadd231ps	%zmm5,%zmm6,%zmm3
vfmadd231ps	385f(%rip){1to16},%zmm6,%zmm23
vmovaps	%zmm2,%zmm1 {%k2}
movq	%rdx,%rcx
imulq	%r13,%rcx
shlq	$6,%rcx
addq	%r11,%rcx
vmovaps	%zmm1,(%rax,%rcx)
vmovaps	%zmm2,%zmm0 {%k2}
leaq	1(%rdx),%rcx
imulq	%r13,%rcx
shlq	$6,%rcx
addq	%r11,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm2,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%r13,%rcx
shlq	$6,%rcx
addq	%r11,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm2,%zmm3 {%k2}
leaq	3(%rdx),%rcx
imulq	%r13,%rcx
shlq	$6,%rcx
addq	%r11,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm2,%zmm23 {%k2}
addq	$4,%rdx
imulq	%r13,%rdx
shlq	$6,%rdx
addq	%r11,%rdx
vmovaps	%zmm23,(%rax,%rdx)
jmp	6b
332:
addq	$7464,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
333:
vzeroupper
retq
.p2align	2,0x0
334:
.long	0x3f800000
335:
.long	1048576
336:
.long	0x5d800000
337:
.long	0x3f40094e
338:
.long	0x3e1d5a5a
339:
.long	0x3bd74912
342:
.long	0x3f156f3d
343:
.long	0x3d26f715
344:
.long	8388607
345:
.long	0x21800000
346:
.long	0xc9800000
347:
.long	0x3f000000
348:
.long	0x7fffffff
349:
.long	0x40400000
352:
.long	2139095039
353:
.long	0x0da24260
354:
.long	0x1e3ce508
355:
.long	0xbf800000
356:
.long	0x41100000
357:
.long	0x3e800000
358:
.long	0x41490fdb
359:
.long	0x40800000
362:
.long	0x40a00000
363:
.long	0x80000000
364:
.long	0x49742400
365:
.long	3234528013
366:
.long	4286578688
367:
.long	0x3eaaac4e
368:
.long	0xbf00000d
369:
.long	0x3e4bdb47
372:
.long	0xbe7fd7d0
373:
.long	0x3e259a3a
374:
.long	0xbe2ec8d2
375:
.long	0xbddadb52
376:
.long	0x33b17218
377:
.long	0x3f317218
378:
.long	0x3feb3f8f
379:
.long	0x358637bd
382:
.long	0x38d1b717
383:
.long	0xbf000000
384:
.long	0x40000000
385:
.long	0x41000000
386:
.long	0x3f400000
387:
.long	0x7149f2ca
388:
.long	0x45800000
389:
.long	0xc5800000
392:
.long	0x41200000
393:
.long	0x3d4ccccd
394:
.long	0xc9742400
395:
.long	0xc0000000
396:
.long	0xc0800000
397:
.long	0x3e2aaaab
398:
.long	0x3c23d70a
399:
.long	0x41400000
422:
.long	0x3fc00000
423:
.long	0x3727c5ac
424:
.long	0x3a83126f
425:
.long	0x41800000
426:
.long	2
427:
.long	4
428:
.long	8
429:
.long	0x350637bd
432:
.long	0x34210fb0
433:
.long	0x3f666666
434:
.long	0x3cf5c28f
435:
.long	0x26901d7d
436:
.long	0x3f800054
437:
.long	0xbf4ccccd
.p2align	4,0x0
438:
.long	11
.long	3
.long	10
.long	11
.p2align	5,0x0
439:
.zero	4
.zero	4
.zero	4
.zero	4
.long	13
.long	5
.long	14
.long	15
442:
.zero	4
.zero	4
.zero	4
.zero	4
.long	15
.long	7
.long	14
.long	15
